module github.com/octo/demo

go 1.21

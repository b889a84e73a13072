package demo

import (
	"strings"
	"testing"
)

var sink uint64

func BenchmarkChecksum(b *testing.B) {
	text := strings.Repeat("bench-referee ", 400)
	for i := 0; i < b.N; i++ {
		sink += Checksum(text)
	}
}

func BenchmarkFields(b *testing.B) {
	line := strings.Repeat("field,", 800)
	for i := 0; i < b.N; i++ {
		sink += uint64(Fields(line))
	}
}

// Package demo folds texts into numbers.
package demo

const (
	offset = 14695981039346656037
	prime  = 1099511628211
)

// Checksum is the FNV-1a hash of a text.
func Checksum(text string) uint64 {
	sum := uint64(offset)
	for i := 0; i < len(text); i++ {
		sum ^= uint64(text[i])
		sum *= prime
	}
	return sum
}

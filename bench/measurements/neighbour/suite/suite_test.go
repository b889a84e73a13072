// Twenty benchmarks of the kinds that projects have. Each does its work as often as `times` says, so that a commit
// which changes a number there makes that benchmark slower by a known share, and changes no other code.
package suite

import (
	"bytes"
	"compress/flate"
	"crypto/md5"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"testing"
)

// Results go here, so that the compiler cannot leave the work out.
var (
	sinkInt   int
	sinkBytes []byte
	sinkText  string
	sinkNode  *node
)

type record struct {
	ID    int      `json:"id"`
	Name  string   `json:"name"`
	Score float64  `json:"score"`
	Tags  []string `json:"tags"`
}

type node struct {
	next  *node
	value int
}

func repeat(b *testing.B, name string, work func()) {
	count := times[name]
	if count == 0 {
		b.Fatal("times has no entry for " + name)
	}
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		for j := 0; j < count; j++ {
			work()
		}
	}
}

// Numbers of a linear congruential generator: the same in every process.
func numbers(count int) []int {
	list := make([]int, count)
	state := uint32(12345)
	for i := range list {
		state = state*1664525 + 1013904223
		list[i] = int(state >> 8)
	}
	return list
}

func words(count int) []string {
	list := make([]string, count)
	for i, number := range numbers(count) {
		list[i] = "word" + strconv.Itoa(number%5000)
	}
	return list
}

func records(count int) []record {
	list := make([]record, count)
	for i, number := range numbers(count) {
		list[i] = record{ID: i, Name: "name" + strconv.Itoa(number), Score: float64(number) / 7, Tags: []string{"a", "b"}}
	}
	return list
}

func text(count int) string { return strings.Join(words(count), " ") }

func BenchmarkJSONMarshal(b *testing.B) {
	list := records(10)
	repeat(b, "JSONMarshal", func() { sinkBytes, _ = json.Marshal(list) })
}

func BenchmarkJSONUnmarshal(b *testing.B) {
	data, _ := json.Marshal(records(4))
	repeat(b, "JSONUnmarshal", func() {
		var list []record
		if json.Unmarshal(data, &list) != nil {
			b.Fatal("no JSON")
		}
		sinkInt += len(list)
	})
}

func BenchmarkSortInts(b *testing.B) {
	list := numbers(300)
	scratch := make([]int, len(list))
	repeat(b, "SortInts", func() {
		copy(scratch, list)
		sort.Ints(scratch)
	})
}

func BenchmarkSortStrings(b *testing.B) {
	list := words(100)
	scratch := make([]string, len(list))
	repeat(b, "SortStrings", func() {
		copy(scratch, list)
		sort.Strings(scratch)
	})
}

func BenchmarkSortSlice(b *testing.B) {
	list := records(100)
	scratch := make([]record, len(list))
	repeat(b, "SortSlice", func() {
		copy(scratch, list)
		sort.Slice(scratch, func(i, j int) bool { return scratch[i].Name < scratch[j].Name })
	})
}

func BenchmarkSHA256(b *testing.B) {
	data := []byte(text(1000))
	repeat(b, "SHA256", func() {
		sum := sha256.Sum256(data)
		sinkInt += int(sum[0])
	})
}

func BenchmarkMD5(b *testing.B) {
	data := []byte(text(1000))
	repeat(b, "MD5", func() {
		sum := md5.Sum(data)
		sinkInt += int(sum[0])
	})
}

func BenchmarkCRC32(b *testing.B) {
	data := bytes.Repeat([]byte(text(1000)), 10)
	repeat(b, "CRC32", func() { sinkInt += int(crc32.ChecksumIEEE(data)) })
}

func BenchmarkMapInsert(b *testing.B) {
	list := numbers(200)
	repeat(b, "MapInsert", func() {
		found := make(map[int]int)
		for i, number := range list {
			found[number] = i
		}
		sinkInt += len(found)
	})
}

func BenchmarkMapLookup(b *testing.B) {
	list := words(500)
	known := make(map[string]int)
	for i, word := range list {
		known[word] = i
	}
	repeat(b, "MapLookup", func() {
		for _, word := range list {
			sinkInt += known[word]
		}
	})
}

func BenchmarkStringBuilder(b *testing.B) {
	list := words(500)
	repeat(b, "StringBuilder", func() {
		var builder strings.Builder
		for _, word := range list {
			builder.WriteString(word)
			builder.WriteByte(',')
		}
		sinkText = builder.String()
	})
}

func BenchmarkStringFields(b *testing.B) {
	line := text(300)
	repeat(b, "StringFields", func() { sinkInt += len(strings.Fields(line)) })
}

func BenchmarkStringReplace(b *testing.B) {
	line := text(300)
	repeat(b, "StringReplace", func() { sinkText = strings.ReplaceAll(line, "word1", "w") })
}

func BenchmarkRegexpFind(b *testing.B) {
	line := text(60)
	pattern := regexp.MustCompile(`word(4\d+) `)
	repeat(b, "RegexpFind", func() { sinkInt += len(pattern.FindAllStringIndex(line, -1)) })
}

func BenchmarkStrconv(b *testing.B) {
	list := numbers(100)
	repeat(b, "Strconv", func() {
		for _, number := range list {
			value, _ := strconv.ParseFloat(strconv.Itoa(number), 64)
			sinkInt += int(value)
		}
	})
}

func BenchmarkSprintf(b *testing.B) {
	list := records(50)
	repeat(b, "Sprintf", func() {
		for i := range list {
			sinkText = fmt.Sprintf("%d %s %.2f", list[i].ID, list[i].Name, list[i].Score)
		}
	})
}

func BenchmarkAllocateNodes(b *testing.B) {
	repeat(b, "AllocateNodes", func() {
		var head *node
		for i := 0; i < 500; i++ {
			head = &node{next: head, value: i}
		}
		sinkNode = head
	})
}

func BenchmarkBase64(b *testing.B) {
	data := []byte(text(500))
	repeat(b, "Base64", func() { sinkText = base64.StdEncoding.EncodeToString(data) })
}

func BenchmarkDeflate(b *testing.B) {
	data := []byte(text(100))
	writer, _ := flate.NewWriter(io.Discard, flate.BestSpeed)
	repeat(b, "Deflate", func() {
		writer.Reset(io.Discard)
		writer.Write(data)
		writer.Close()
	})
}

func BenchmarkMatrix(b *testing.B) {
	const size = 24
	var left, right, product [size][size]float64
	for i, number := range numbers(size * size) {
		left[i/size][i%size] = float64(number)
		right[i%size][i/size] = float64(number)
	}
	repeat(b, "Matrix", func() {
		for i := 0; i < size; i++ {
			for j := 0; j < size; j++ {
				sum := 0.0
				for k := 0; k < size; k++ {
					sum += left[i][k] * right[k][j]
				}
				product[i][j] = sum
			}
		}
		sinkInt += int(product[0][0])
	})
}

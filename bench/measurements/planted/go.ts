// Four programs in Go: an append that copies, an allocation in a loop, a constant of another file, and a method that calls a function
// of another file twice.

import type { Case } from './cases.ts';
import { configuration, program, unused, WORDS } from './go-program.ts';

const copyingAppend: Case = {
  name: 'go: an append that copies the list each time',
  needs: ['go'],
  files: {
    ...program(WORDS, { Unique: 'Unique(words)', Longest: 'Longest(words)', Initials: 'Initials(words)' }),
    'list.go': `package planted

import "strings"

// Unique returns each word once, in upper case.
func Unique(words []string) []string {
	seen := map[string]bool{}
	var list []string
	for _, word := range words {
		upper := strings.ToUpper(word)
		if seen[upper] {
			continue
		}
		seen[upper] = true
		list = append(list, upper)
	}
	return list
}

// Longest returns the length of the longest word.
func Longest(words []string) int {
	longest := 0
	for _, word := range words {
		longest = max(longest, len(strings.TrimSpace(word)))
	}
	return longest
}

// Initials counts the first letters.
func Initials(words []string) map[byte]int {
	counts := map[byte]int{}
	for _, word := range words {
		counts[word[0]]++
	}
	return counts
}
`,
  },
  configuration,
  planted: ['list.go', 'list = append(list, upper)', 'list = append(append([]string(nil), list...), upper)'],
  refactored: [
    'list.go',
    '\tseen := map[string]bool{}\n\tvar list []string',
    '\tvar list []string\n\tseen := map[string]bool{}',
  ],
  row: 'Unique',
  functions: /\.Unique$/,
  unused: unused('list.go'),
};

const allocation: Case = {
  name: 'go: a buffer made anew in a loop',
  needs: ['go'],
  files: {
    ...program(WORDS, { Encode: 'Encode(words)', Size: 'Size(words)', Reverse: 'Reverse(words)' }),
    'encode.go': `package planted

import "strconv"

type frame struct {
	body []byte
}

// Encode writes each word with its length and a checksum.
func Encode(words []string) int {
	total := 0
	scratch := make([]byte, 0, 256)
	for _, word := range words {
		scratch = scratch[:0]
		scratch = strconv.AppendInt(scratch, int64(len(word)), 10)
		scratch = append(scratch, word...)
		scratch = strconv.AppendUint(scratch, uint64(checksum(word)), 16)
		last = frame{scratch}
		total += len(scratch)
	}
	return total
}

var last frame

func checksum(word string) uint32 {
	sum := uint32(2166136261)
	for round := 0; round < 8; round++ {
		for i := 0; i < len(word); i++ {
			sum = (sum ^ uint32(word[i])) * 16777619
		}
	}
	return sum
}
`,
    'words.go': `package planted

// Size adds the lengths up.
func Size(words []string) int {
	size := 0
	for _, word := range words {
		for _, letter := range word {
			size += int(letter) & 3
		}
	}
	return size
}

// Reverse returns the words from the last to the first.
func Reverse(words []string) []string {
	reversed := make([]string, len(words))
	for i, word := range words {
		reversed[len(words)-1-i] = word
	}
	return reversed
}
`,
  },
  configuration,
  planted: ['encode.go', '\t\tscratch = scratch[:0]\n', '\t\tscratch = make([]byte, 0, 256)\n'],
  refactored: ['encode.go', '\t\ttotal += len(scratch)\n', '\t\tsize := len(scratch)\n\t\ttotal += size\n'],
  row: 'Encode',
  functions: /\.Encode$/,
  unused: unused('words.go'),
};

const NUMBERS = '\nvar key = []byte("correct horse battery staple")\n';

const constant: Case = {
  name: 'go: a constant of another file',
  needs: ['go'],
  files: {
    ...program(NUMBERS, { Derive: 'Derive(key)', Parity: 'Parity(key)', Spread: 'Spread(key)' }),
    'limits.go': `package planted

const (
	rounds  = 600
	columns = 64
)
`,
    'derive.go': `package planted

// Derive makes a key harder to guess.
func Derive(key []byte) uint64 {
	state := absorb(key)
	for round := 0; round < rounds; round++ {
		state = stir(state, uint64(round))
	}
	return state
}

func absorb(key []byte) uint64 {
	state := uint64(14695981039346656037)
	for time := 0; time < 100; time++ {
		for _, one := range key {
			state = (state ^ uint64(one)) * 1099511628211
		}
	}
	return state
}

//go:noinline
func stir(state, round uint64) uint64 {
	for step := 0; step < 4; step++ {
		state = (state^round)*6364136223846793005 + 1442695040888963407
		state ^= state >> 29
	}
	return state
}
`,
    'parity.go': `package planted

// Parity folds the bits of the key.
func Parity(key []byte) int {
	bits := 0
	for time := 0; time < columns; time++ {
		for _, one := range key {
			bits ^= int(one)
		}
	}
	return bits
}

// Spread repeats the key.
func Spread(key []byte) []byte {
	spread := make([]byte, columns)
	for i := range spread {
		spread[i] = key[i%len(key)]
	}
	return spread
}
`,
  },
  configuration,
  planted: ['limits.go', 'rounds  = 600', 'rounds  = 1000'],
  refactored: ['derive.go', '\tstate := absorb(key)\n', '\tvar state uint64\n\tstate = absorb(key)\n'],
  row: 'Derive',
  // No function has other code. The rounds are spent here.
  functions: /\.(?:stir|Derive)$/,
  unused: unused('derive.go'),
};

const twice: Case = {
  name: 'go: a method that calls a function of another file twice',
  needs: ['go'],
  files: {
    ...program(`${WORDS}\nvar index = NewIndex(words)\n`, {
      Lookup: 'index.Lookup(words)',
      New: 'NewIndex(words)',
      Count: 'index.Count()',
    }),
    'fold.go': `package planted

//go:noinline
func fold(word string) uint32 {
	sum := uint32(17)
	for i := 0; i < len(word); i++ {
		letter := word[i] | 0x20
		sum = sum*31 + uint32(letter)
		sum ^= sum >> 7
	}
	return sum
}
`,
    'index.go': `package planted

// Index finds words without regard to case.
type Index struct {
	places map[uint32]int
}

// NewIndex makes an index of the words.
func NewIndex(words []string) *Index {
	places := make(map[uint32]int, len(words))
	for place, word := range words {
		places[fold(word)] = place
	}
	return &Index{places}
}

// Lookup adds up the places of the words.
func (index *Index) Lookup(words []string) int {
	sum := 0
	for _, word := range words {
		sum += index.places[fold(word)]
	}
	return sum
}

// Count adds up all places.
func (index *Index) Count() int {
	sum := 0
	for _, place := range index.places {
		sum += place
	}
	return sum
}
`,
  },
  configuration,
  planted: [
    'index.go',
    '\t\tsum += index.places[fold(word)]\n',
    '\t\tif fold(word) != 0 {\n\t\t\tsum += index.places[fold(word)]\n\t\t}\n',
  ],
  refactored: ['index.go', '\tsum := 0\n\tfor _, word', '\tvar sum int\n\tfor _, word'],
  row: 'Lookup',
  functions: /\.\(\*Index\)\.Lookup$/,
  unused: unused('index.go'),
};

export const CASES_OF_GO: readonly Case[] = [copyingAppend, allocation, constant, twice];

// Two programs for the recorded traces: `program json` encodes records, `program map` fills a map. Prints the
// nanoseconds of one operation.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"time"
)

const measuredFor = 80 * time.Millisecond

type record struct {
	ID   int      `json:"id"`
	Name string   `json:"name"`
	Tags []string `json:"tags"`
}

var sink int

func encode() func() {
	list := make([]record, 200)
	for i := range list {
		list[i] = record{ID: i, Name: "name" + strconv.Itoa(i*7919), Tags: []string{"red", "green"}}
	}
	return func() {
		data, err := json.Marshal(list)
		if err != nil {
			panic(err)
		}
		sink += len(data)
	}
}

func fill() func() {
	return func() {
		found := make(map[uint32]int)
		state := uint32(1)
		for i := 0; i < 5000; i++ {
			state = state*1664525 + 1013904223
			found[state>>12] = i
		}
		sink += len(found)
	}
}

func main() {
	work := encode()
	if os.Args[1] == "map" {
		work = fill()
	}
	for i := 0; i < 20; i++ {
		work()
	}
	count := 0
	start := time.Now()
	for time.Since(start) < measuredFor {
		work()
		count++
	}
	fmt.Println(float64(time.Since(start).Nanoseconds()) / float64(count))
}

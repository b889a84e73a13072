// Two programs for the recorded traces: `program sort` sorts numbers, `program hash` mixes a buffer in rounds as hash
// functions do. Prints the nanoseconds of one operation.

use std::hint::black_box;
use std::time::{Duration, Instant};

const MEASURED_FOR: Duration = Duration::from_millis(80);

fn numbers(count: usize) -> Vec<u64> {
    let mut state: u64 = 1;
    let mut list = Vec::with_capacity(count);
    for _ in 0..count {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        list.push(state >> 16);
    }
    list
}

fn sort(list: &[u64], scratch: &mut Vec<u64>) {
    scratch.clear();
    scratch.extend_from_slice(list);
    scratch.sort_unstable();
    black_box(scratch[0]);
}

fn hash(list: &[u64]) {
    let mut state: [u64; 4] = [1, 2, 3, 4];
    for &word in list {
        for _ in 0..8 {
            state[0] = state[0].wrapping_add(state[1]) ^ word;
            state[3] = (state[3] ^ state[0]).rotate_right(32);
            state[2] = state[2].wrapping_add(state[3]);
            state[1] = (state[1] ^ state[2]).rotate_right(24);
        }
    }
    black_box(state);
}

fn main() {
    let is_sort = std::env::args().nth(1).as_deref() == Some("sort");
    let list = numbers(10_000);
    let mut scratch = Vec::new();
    let mut work = || {
        if is_sort {
            sort(black_box(&list), &mut scratch)
        } else {
            hash(black_box(&list))
        }
    };
    for _ in 0..20 {
        work();
    }
    let mut count = 0;
    let start = Instant::now();
    while start.elapsed() < MEASURED_FOR {
        work();
        count += 1;
    }
    println!("{}", start.elapsed().as_nanos() as f64 / count as f64);
}

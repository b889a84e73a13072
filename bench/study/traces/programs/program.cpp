// A program for the recorded traces: multiplies two matrices. Prints the nanoseconds of one operation.

#include <chrono>
#include <cstdio>
#include <vector>

using Clock = std::chrono::steady_clock;

constexpr int SIZE = 96;
constexpr auto MEASURED_FOR = std::chrono::milliseconds(80);

static volatile double sink;

static void multiply(const std::vector<double> &left, const std::vector<double> &right, std::vector<double> &product) {
  for (int i = 0; i < SIZE; i++)
    for (int j = 0; j < SIZE; j++) {
      double sum = 0;
      for (int k = 0; k < SIZE; k++) sum += left[i * SIZE + k] * right[k * SIZE + j];
      product[i * SIZE + j] = sum;
    }
  sink = product[SIZE];
}

int main() {
  std::vector<double> left(SIZE * SIZE), right(SIZE * SIZE), product(SIZE * SIZE);
  for (int i = 0; i < SIZE * SIZE; i++) {
    left[i] = i % 17;
    right[i] = i % 23;
  }
  for (int i = 0; i < 5; i++) multiply(left, right, product);
  long count = 0;
  const auto start = Clock::now();
  while (Clock::now() - start < MEASURED_FOR) {
    multiply(left, right, product);
    count++;
  }
  const std::chrono::duration<double, std::nano> spent = Clock::now() - start;
  std::printf("%f\n", spent.count() / count);
}

// `init` in fresh repositories of Rust and Java, whose builds and benchmarks take as long as those of all others together.
// Beside init.workflow.ts, so that both can run at the same time.

import { RUST_AND_JAVA_GATES, testGate } from './support/init-gates.ts';

for (const gate of RUST_AND_JAVA_GATES) testGate(gate);

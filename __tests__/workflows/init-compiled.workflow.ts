// `init` in fresh repositories of the ecosystems that build for minutes: Rust, Java and C++. Beside init.workflow.ts, so that
// both can run at the same time.

import { COMPILED, testGate } from './support/init-gates.ts';

for (const gate of COMPILED) testGate(gate);

// Messages about measuring: setup, invocations, rounds, trees and the machine.

export const MEASURE_MESSAGES = {};

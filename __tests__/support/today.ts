// The day on which every test takes place that asks for one.

export const TODAY = '2026-11-20';

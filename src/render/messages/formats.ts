// Messages about the output of benchmark tools.

export const FORMAT_MESSAGES = {};

// Messages about the event of a run, the recordings that it reads, and what may be believed.

export const EVENT_MESSAGES = {};

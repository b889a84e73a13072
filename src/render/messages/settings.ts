// Messages about the configuration, inputs and flags.

export const SETTINGS_MESSAGES = {};

export const UNKNOWN_BLUEPRINT = "This blueprint does not exist.";

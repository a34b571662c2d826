/** An option that makes no sense; the message, one line, names it and says what would. */
export class ArgumentError extends Error {}

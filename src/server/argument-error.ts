/** An invalid command-line argument; the message names it and says what is valid, and contains no secret. */
export class ArgumentError extends Error {}

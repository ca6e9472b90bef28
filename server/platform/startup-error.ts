/** Thrown if the program cannot start; the message is one plain line that says what to do. */
export class StartupError extends Error {}

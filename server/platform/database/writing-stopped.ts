/** Thrown after a failed commit: nothing is written until the program is restarted or writing resumes. */
export class WritingStopped extends Error {
  constructor(options?: ErrorOptions) {
    super('Nothing can be saved at the moment', options);
  }
}

/** A commit failed, so nothing is written any more until the program is started again. */
export class WritingStopped extends Error {
  constructor(options?: ErrorOptions) {
    super('Nothing can be saved at the moment', options);
  }
}

import { Socket } from 'node:net';
import process from 'node:process';

/**
 * A socket that sends at once what is written in one turn of the event loop from the first cork on: the first statements of
 * a transaction, and the last ones with COMMIT. PostgreSQL and the program spend more on each sending than on what is sent.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      super.uncork();
    });
  }

  /** Does nothing: the driver parts its statements by it, and Node sends even what is still held back by an outer cork. */
  override uncork(): void {}
}

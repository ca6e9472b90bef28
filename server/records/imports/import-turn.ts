import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '#server/platform/http/errors.ts';

const RETRY_AFTER_SECONDS = 30;

/**
 * Admits one import at a time: each may use much memory, from its first byte to the last saved row. Others are told
 * to try again.
 */
export class ImportTurn {
  #isBusy = false;
  #work: Promise<unknown> = Promise.resolve();

  /** The hook of the route, before the body is read. Throws 503 while another import is running. */
  readonly take = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (this.#isBusy) {
      throw unavailable('Another import is under way. Please try again in a minute', RETRY_AFTER_SECONDS);
    }
    this.#isBusy = true;
    // Also if the browser disconnects before it has sent everything.
    reply.raw.once('close', () => void this.#release());
  };

  /** Runs the current import; its turn lasts until it is done, even if its caller has gone. */
  work<Result>(run: () => Promise<Result>): Promise<Result> {
    const running = run();
    this.#work = running;
    return running;
  }

  async #release(): Promise<void> {
    await this.#work.catch(() => undefined);
    this.#isBusy = false;
  }
}

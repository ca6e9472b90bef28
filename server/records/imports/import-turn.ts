import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '#server/platform/http/errors.ts';

const ASK_AGAIN_SECONDS = 30;

/**
 * Lets one import in at a time: each may take much memory, from the first byte that is sent to the last row that is
 * saved. Whoever comes meanwhile is told to try again.
 */
export class ImportTurn {
  #isTaken = false;
  #work: Promise<unknown> = Promise.resolve();

  /** The hook in front of the route, before anything of the body is read. Throws 503 while another import is under way. */
  readonly take = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (this.#isTaken) {
      throw unavailable('Another import is under way. Please try again in a minute', ASK_AGAIN_SECONDS);
    }
    this.#isTaken = true;
    // Also of a browser that went away before it had sent everything.
    reply.raw.once('close', () => void this.#giveBack());
  };

  /** Does the work of the import whose turn it is; the turn lasts until it is done, also when nobody waits for it. */
  work<Result>(run: () => Promise<Result>): Promise<Result> {
    const running = run();
    this.#work = running;
    return running;
  }

  async #giveBack(): Promise<void> {
    await this.#work.catch(() => undefined);
    this.#isTaken = false;
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '#server/platform/http/errors.ts';

const RETRY_SECONDS = 5;
const READ_WAITS_MS = 10_000;
const FINISH_WITHIN_MS = 15_000;
const CHECK_EVERY_MS = 20;

const RESTORING = 'The practice is being restored from a backup. Please try again in a moment';
const BUSY = 'The practice is busy with other requests. Nothing was changed; please try again in a moment';

/**
 * Blocks requests while the data is replaced: those in progress complete first, new reads wait, and changes are
 * refused, because they are based on the data being replaced.
 */
export class RestoreGate {
  readonly #underway = new Set<FastifyRequest>();
  /** The number of exchanges before a request arrived. */
  readonly #arrival = new WeakMap<FastifyRequest, number>();
  #exchanges = 0;
  #reopened: Promise<void> | undefined;

  /** Adds the hooks to every call of the API. */
  guard(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!request.url.startsWith('/api/')) return done();
      if (this.#reopened === undefined) {
        this.#arrival.set(request, this.#exchanges);
        return done();
      }
      this.#waitUntilOpen(request).then(() => done(), done);
    });
    app.addHook('preHandler', (request, _reply, done) => {
      this.#takeIn(request);
      done();
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      this.#underway.delete(request);
      done(null, payload);
    });
    app.addHook('onResponse', (request, _reply, done) => {
      this.#underway.delete(request);
      done();
    });
    app.addHook('onRequestAbort', (request, done) => {
      this.#underway.delete(request);
      done();
    });
  }

  async #waitUntilOpen(request: FastifyRequest): Promise<void> {
    await this.#waitToRead(request);
    this.#refuseWhileClosed();
    this.#arrival.set(request, this.#exchanges);
  }

  #takeIn(request: FastifyRequest): void {
    // Its body arrived during the exchange: the user was looked up in the old data.
    const arrival = this.#arrival.get(request);
    if (arrival === undefined) return;
    this.#refuseWhileClosed();
    if (arrival !== this.#exchanges) throw unavailable(RESTORING, RETRY_SECONDS);
    this.#underway.add(request);
  }

  /**
   * Runs `exchange` while no other request touches the data; `own` is the request for it. Throws 503 before starting
   * if the others do not complete in time or another exchange is in progress.
   */
  async whileClosed<T>(own: FastifyRequest, exchange: () => Promise<T>): Promise<T> {
    this.#refuseWhileClosed();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#reopened = promise;
    try {
      await this.#othersFinish(own);
      const result = await exchange();
      this.#exchanges += 1;
      return result;
    } finally {
      this.#reopened = undefined;
      resolve();
    }
  }

  #refuseWhileClosed(): void {
    if (this.#reopened !== undefined) throw unavailable(RESTORING, RETRY_SECONDS);
  }

  async #waitToRead({ method }: FastifyRequest): Promise<void> {
    if (this.#reopened === undefined || (method !== 'GET' && method !== 'HEAD')) return;
    await Promise.race([this.#reopened, pause(READ_WAITS_MS)]);
  }

  async #othersFinish(own: FastifyRequest): Promise<void> {
    const deadline = performance.now() + FINISH_WITHIN_MS;
    while ([...this.#underway].some((request) => request !== own)) {
      if (performance.now() > deadline) throw unavailable(BUSY, RETRY_SECONDS);
      await pause(CHECK_EVERY_MS);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

import type { FastifyBaseLogger } from 'fastify';
import type { Instant } from '#domain/platform/dates.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { pauseBeforeNextDelivery } from './delivery-pause.ts';
import { LEASE_MS, listDueMails, markSent, noteFailure, type TakenMail, takeMail } from './outbox-store.ts';
import type { Mail, MailSender } from './smtp-sender.ts';

/** An attempt is given up after this time. */
const ATTEMPT_TIMEOUT_MS = 2 * 60 * 1000;
/** How often the outbox is checked for due mails. */
const CHECK_EVERY_MS = 15_000;
const AT_ONCE = 20;
/** How long stopping waits for a mail in progress. */
const STOP_WAIT_MS = 5_000;

export interface MailDeliveryOptions {
  database: Database;
  clock: () => Date;
  /** Returns the sender of the present mail server; undefined without one. */
  findSender: () => Promise<MailSender | undefined>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Composes the mail. Undefined if there is no recipient yet; 'obsolete' if the mail is no longer needed. */
  write(mail: TakenMail): Promise<Mail | 'obsolete' | undefined>;
  /** Marks a mail as sent, with what goes with it; left out, in the outbox alone. */
  markSent?: (mail: TakenMail, now: Instant) => Promise<void>;
}

/** Delivers the mails of the outbox to the mail server, and retries until it accepts them. Without one they wait. */
export class MailDelivery {
  readonly #options: MailDeliveryOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #hasWork = false;
  #isStopping = false;
  #isStopped = false;

  constructor(options: MailDeliveryOptions) {
    this.#options = options;
  }

  /** Delivers waiting mails, now and whenever one is due. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), CHECK_EVERY_MS).unref();
    this.wake();
  }

  /** Checks the outbox at once. Callers do not wait for the mail. */
  wake(): void {
    if (this.#isStopping) return;
    this.#hasWork = true;
    this.#running ??= this.#deliverWhileNeeded().finally(() => {
      this.#running = undefined;
      // A mail arrived after the last check.
      if (this.#hasWork) this.wake();
    });
  }

  /** Gives mails in progress a moment to complete; the rest is retried after its lease. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await withinTime(Promise.resolve(this.#running), STOP_WAIT_MS).catch(() => undefined);
    this.#isStopped = true;
  }

  async #deliverWhileNeeded(): Promise<void> {
    while (this.#hasWork && !this.#isStopped) {
      this.#hasWork = false;
      try {
        await this.#deliverDue();
      } catch (error) {
        if (!this.#isStopped)
          this.#options.log.warn({ reason: reasonOf(error) }, 'the outbox could not be read');
      }
    }
  }

  async #deliverDue(): Promise<void> {
    const { database, clock } = this.#options;
    const due = await listDueMails(database.read, clock().toISOString(), AT_ONCE);
    const sender = due.length === 0 ? undefined : await this.#options.findSender();
    if (sender === undefined) return;
    for (const id of due) {
      if (this.#isStopped) return;
      const now = clock();
      const leaseEnds = new Date(now.getTime() + LEASE_MS).toISOString();
      const taken = await database.write((queries) => takeMail(queries, id, now.toISOString(), leaseEnds));
      if (taken) await this.#deliver(taken, sender);
    }
    if (due.length === AT_ONCE) this.#hasWork = true;
  }

  async #deliver(taken: TakenMail, sender: MailSender): Promise<void> {
    const { database, clock, log, write } = this.#options;
    try {
      const mail = await write(taken);
      if (mail === undefined) throw new Error('Nobody to send it to yet');
      if (mail !== 'obsolete') await withinTime(sender.send(mail), ATTEMPT_TIMEOUT_MS);
    } catch (error) {
      if (this.#isStopped) return;
      const reason = reasonOf(error);
      log.warn({ attempts: taken.attempts, reason }, 'a mail could not be sent and is tried again');
      const pauseMs = pauseBeforeNextDelivery(taken.attempts) * 1000;
      const next = new Date(clock().getTime() + pauseMs).toISOString();
      await database.write((queries) => noteFailure(queries, taken.id, reason, next));
      return;
    }
    const now = clock().toISOString();
    if (this.#options.markSent) await this.#options.markSent(taken, now);
    else await database.write((queries) => markSent(queries, taken.id, now));
  }
}

// Only the code: a mail server's message may quote an address.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const answer =
    'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${code}${answer}`;
}

function withinTime<T>(work: Promise<T>, timeMs: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new Error('It took too long');
      late.name = 'ETOOLONG';
      reject(late);
    }, timeMs).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

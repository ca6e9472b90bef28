import { sql } from 'kysely';
import pg from 'pg';
import type { MessageListener, ProcessMessages } from './process-messages.ts';
import type { Queries } from './tables.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** Also the longest time that a lost database delays the program's stop. */
const CONNECTION_TIMEOUT_MS = 3_000;

/** Messages through PostgreSQL's LISTEN and NOTIFY. */
export class PostgresMessages implements ProcessMessages {
  readonly #databaseUrl: string;
  readonly #queries: Queries;
  readonly #waiting = new Map<string, Set<string>>();
  #sending = false;

  constructor(databaseUrl: string, queries: Queries) {
    this.#databaseUrl = databaseUrl;
    this.#queries = queries;
  }

  /**
   * Messages sent while a statement is running are combined in the next one, because NOTIFY is serialized per
   * cluster.
   */
  send(topic: string, message: string): void {
    const messages = this.#waiting.get(topic) ?? new Set();
    this.#waiting.set(topic, messages.add(message));
    if (!this.#sending) void this.#sendWaiting();
  }

  listen(topic: string, listener: MessageListener): () => Promise<void> {
    const line = new ListeningLine(this.#databaseUrl, topic, listener);
    return () => line.close();
  }

  async #sendWaiting(): Promise<void> {
    this.#sending = true;
    for (const [topic, messages] of this.#waiting) {
      this.#waiting.delete(topic);
      try {
        await sql`select pg_notify(${topic}, message) from unnest(${[...messages]}::text[]) as message`.execute(
          this.#queries,
        );
      } catch {
        // Messages may get lost: listeners poll for missed changes.
      }
    }
    this.#sending = false;
  }
}

/** A connection that only listens, and reconnects after growing pauses. */
class ListeningLine {
  readonly #databaseUrl: string;
  readonly #topic: string;
  readonly #listener: MessageListener;
  #client: pg.Client | undefined;
  #pause = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #opening: Promise<void>;

  constructor(databaseUrl: string, topic: string, listener: MessageListener) {
    this.#databaseUrl = databaseUrl;
    this.#topic = topic;
    this.#listener = listener;
    this.#opening = this.#open();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#opening;
    // Not closed gracefully: a frozen database would never answer.
    this.#client?.connection.stream.destroy();
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.#listener.onMessage(payload ?? ''));
    // Every error is followed by the end of the connection, which reconnects.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.#topic)}`);
    } catch {
      await client.end().catch(() => undefined);
      this.#openLater();
      return;
    }
    this.#client = client;
    client.once('end', () => {
      this.#client = undefined;
      this.#openLater();
    });
    this.#pause = FIRST_PAUSE_MS;
    this.#listener.onOpen();
  }

  #openLater(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#opening = this.#open();
    }, this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }
}

import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf } from '#domain/platform/dates.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { addPageViews } from './page-view-store.ts';

const WRITE_AFTER_MS = 2_000;
/**
 * Counts are kept in memory while the database cannot be written; entries above this limit, more than a day
 * can have, are dropped.
 */
const MINUTES_COUNTED = 20_000;

interface CountedMinute {
  path: string;
  minute: string;
  views: number;
}

/**
 * Buffers views of website pages for two seconds before writing them, so that pages are served from memory
 * alone; a crash loses no more than that. `flush` writes the rest when the program stops.
 */
export class PageViewCounter {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #counted = new Map<string, CountedMinute>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Counts one page view now. The path comes from the fixed list of website pages. */
  count(path: string): void {
    // A minute is in one day in every time zone; which day is decided by the practice's settings when it is
    // written.
    this.#add({ path, minute: `${this.#clock().toISOString().slice(0, 16)}:00.000Z`, views: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }

  /** Writes everything counted so far; after a failure it is tried again with the next views. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const counted = [...this.#counted.values()];
    this.#counted.clear();
    if (counted.length === 0) return;
    try {
      await this.#database.write(async (queries) => {
        const { settings } = await queries
          .selectFrom('practice')
          .select('settings')
          .where('id', '=', 1)
          .executeTakeFirstOrThrow();
        const { timeZone } = practiceSettings.parse(settings);
        await addPageViews(
          queries,
          counted.map(({ path, minute, views }) => ({ path, day: dayOf(minute, timeZone), views })),
        );
      });
    } catch (error) {
      console.error(`Page views could not be written yet: ${error instanceof Error ? error.name : error}`);
      for (const minute of counted) this.#add(minute);
    }
  }

  #add({ path, minute, views }: CountedMinute): void {
    const key = `${minute} ${path}`;
    const known = this.#counted.get(key);
    if (known) known.views += views;
    else if (this.#counted.size < MINUTES_COUNTED) this.#counted.set(key, { path, minute, views });
  }
}

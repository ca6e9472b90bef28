import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf } from '#domain/platform/dates.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { addPageViews } from './page-view-store.ts';

const WRITE_AFTER_MS = 2_000;
/** While the database cannot be written to, counts wait; what no minute of a day would need is let go. */
const MINUTES_COUNTED = 20_000;

interface CountedMinute {
  path: string;
  minute: string;
  views: number;
}

/**
 * Views of the website's pages on their way to the database: gathered for two seconds, so that a page is answered
 * from memory alone, and a sudden end loses no more than that. `flush` writes what is left when the program stops.
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

  /** Counts one view of a page now. The path comes from the closed list of the website's pages. */
  count(path: string): void {
    // A minute lies in one day in every time zone; which day, the practice's settings say when it is written.
    this.#add({ path, minute: `${this.#clock().toISOString().slice(0, 16)}:00.000Z`, views: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }

  /** Writes everything counted so far; what cannot be written is tried again with the next views. */
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

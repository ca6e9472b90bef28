import type { Instant } from '#domain/platform/dates.ts';
import { withoutConsents } from '#domain/website/identity/identity-on-pages.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { isListedWebsite, isTakenBackBy, madeUpParts } from '#domain/website/pages/website-publication.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { EditionPages, WholePage } from '#server/website/pages/saved-pages.ts';
import { findPublishedAt, latestEdition, latestVersion } from './website-identity-store.ts';

type RenderPages = (identity: PublicIdentity, isListed: boolean) => Promise<WholePage[]>;

const LOOK_EVERY_MS = 2_000;

/**
 * What the website says, at hand for every page without asking the database. Where several processes share the
 * database, each looks every two seconds whether another one saved a new edition.
 */
export class WebsiteIdentity {
  readonly #database: Database;
  #edition: WebsiteEdition;
  #shown: PublicIdentity;
  /** Three times asked for with every page, and 0.3 ms of comparing each time where the therapist's story is long. */
  #isMadeUp: boolean;
  #publishedAt: Instant | null;
  #timer: NodeJS.Timeout | undefined;
  #render: RenderPages | undefined;
  readonly #known = new WeakMap<PublicIdentity, PublicIdentity>();

  private constructor(database: Database, edition: WebsiteEdition, publishedAt: Instant | null) {
    this.#database = database;
    this.#edition = edition;
    this.#shown = this.#shownOf(edition.identity);
    this.#isMadeUp = madeUpParts(edition.identity).length > 0;
    this.#publishedAt = publishedAt;
    if (database.messages !== undefined) {
      this.#timer = setInterval(() => this.#lookForNewer(), LOOK_EVERY_MS).unref();
    }
  }

  static async open(database: Database): Promise<WebsiteIdentity> {
    return new WebsiteIdentity(
      database,
      await latestEdition(database.read),
      await findPublishedAt(database.read),
    );
  }

  /** As everybody may read it: nothing of who agreed to be quoted. */
  readonly identity = (): PublicIdentity => this.#shown;

  /** As its owner saved it, with what is hers alone. */
  readonly saved = (): PublicIdentity => this.#edition.identity;

  readonly version = (): number => this.#edition.version;

  /**
   * The pages as they are now, and as they will be with other words; none where the program serves no pages.
   */
  async pagesAround(next: PublicIdentity): Promise<EditionPages<WholePage>> {
    const render = this.#render;
    const { version: shown } = this.#edition;
    if (render === undefined) return { shown, now: [], next: [] };
    const publishedThen = isTakenBackBy(next, this.saved()) ? null : this.#publishedAt;
    const pagesOf = (identity: PublicIdentity, publishedAt: Instant | null) =>
      render(identity, isListedWebsite(publishedAt, identity));
    return {
      shown,
      now: await pagesOf(this.#shown, this.#publishedAt),
      next: await pagesOf(this.#shownOf(next), publishedThen),
    };
  }

  /** Tells how pages are rendered. */
  readonly renderBy = (render: RenderPages): void => {
    this.#render = render;
  };

  /** Whether search engines may list it. */
  readonly isListed = (): boolean => this.#publishedAt !== null && !this.#isMadeUp;

  /** Shows an edition from now on; an older one than what is shown changes nothing. */
  show(edition: WebsiteEdition): void {
    if (edition.version > this.#edition.version) this.#put(edition);
  }

  /** Notes when the owner published it, or that she took it back. */
  publish(publishedAt: Instant | null): void {
    this.#publishedAt = publishedAt;
  }

  /** Shows what the database holds, after it was exchanged for another: also an older edition. */
  async reload(): Promise<void> {
    this.#publishedAt = await findPublishedAt(this.#database.read);
    this.#put(await latestEdition(this.#database.read));
  }

  /** The same object for the same words, by which the pages that were rendered for a save are found again. */
  #shownOf(identity: PublicIdentity): PublicIdentity {
    const shown = this.#known.get(identity) ?? withoutConsents(identity);
    this.#known.set(identity, shown);
    return shown;
  }

  #put(edition: WebsiteEdition): void {
    this.#edition = edition;
    this.#shown = this.#shownOf(edition.identity);
    this.#isMadeUp = madeUpParts(edition.identity).length > 0;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #lookForNewer(): Promise<void> {
    try {
      this.#publishedAt = await findPublishedAt(this.#database.read);
      if ((await latestVersion(this.#database.read)) === this.#edition.version) return;
      this.show(await latestEdition(this.#database.read));
    } catch {
      // A database that does not answer is told to whoever asks it for something; the site goes on as it was.
    }
  }
}

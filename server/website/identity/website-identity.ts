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
 * Caches the website's identity in memory, so that pages need no database query. If several processes share
 * the database, each checks every two seconds for a new edition.
 */
export class WebsiteIdentity {
  readonly #database: Database;
  #edition: WebsiteEdition;
  #shown: PublicIdentity;
  /** Undefined until a page asks: comparing a long story takes 0.3 ms, and the first one loads Intl, 50 ms of a start. */
  #isMadeUp: boolean | undefined;
  #publishedAt: Instant | null;
  #timer: NodeJS.Timeout | undefined;
  #render: RenderPages | undefined;
  readonly #known = new WeakMap<PublicIdentity, PublicIdentity>();

  private constructor(database: Database, edition: WebsiteEdition, publishedAt: Instant | null) {
    this.#database = database;
    this.#edition = edition;
    this.#shown = this.#shownOf(edition.identity);
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

  /** Returns the public identity, without consents. */
  readonly identity = (): PublicIdentity => this.#shown;

  /** Returns the identity as its owner saved it. */
  readonly saved = (): PublicIdentity => this.#edition.identity;

  readonly version = (): number => this.#edition.version;

  /**
   * Renders the pages as they are now and as they would be with `next`; none if the program serves no pages.
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

  /** Sets the function that renders the pages. */
  readonly renderBy = (render: RenderPages): void => {
    this.#render = render;
  };

  /** Returns whether search engines may list the website. */
  readonly isListed = (): boolean => {
    if (this.#publishedAt === null) return false;
    this.#isMadeUp ??= madeUpParts(this.saved()).length > 0;
    return !this.#isMadeUp;
  };

  /** Shows an edition from now on; ignores an edition older than the current one. */
  show(edition: WebsiteEdition): void {
    if (edition.version > this.#edition.version) this.#put(edition);
  }

  /** Sets when the owner published the website; null if it was unpublished. */
  publish(publishedAt: Instant | null): void {
    this.#publishedAt = publishedAt;
  }

  /** Shows the database's edition after the database was replaced, even if it is older. */
  async reload(): Promise<void> {
    this.#publishedAt = await findPublishedAt(this.#database.read);
    this.#put(await latestEdition(this.#database.read));
  }

  /** Returns the same object for the same identity, so that pages rendered for a save can be reused. */
  #shownOf(identity: PublicIdentity): PublicIdentity {
    const shown = this.#known.get(identity) ?? withoutConsents(identity);
    this.#known.set(identity, shown);
    return shown;
  }

  #put(edition: WebsiteEdition): void {
    this.#edition = edition;
    this.#shown = this.#shownOf(edition.identity);
    this.#isMadeUp = undefined;
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
      // The site goes on unchanged; requests that need the database report that it does not answer.
    }
  }
}

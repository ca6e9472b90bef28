import { PassThrough, type Readable } from 'node:stream';
import {
  type CaseloadVersions,
  newerVersions,
  type SomeVersions,
  versionsIn,
} from '#domain/program/caseload-versions.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { HttpError } from '#server/platform/http/errors.ts';

const TOPIC = 'caseload_changes';
const BEAT_MS = 25_000;
const TABS_LIMIT = 50;
const RECONNECT_AFTER_MS = 2_000;

/** Returns the versions of the caseload for each of these sign-ins that has not ended, by its id. */
type VersionsForSignIns = (signInIds: readonly string[]) => Promise<Map<string, CaseloadVersions>>;

/** An open browser tab that receives the changes of its therapist's caseload. */
interface FollowingTab {
  signInId: string;
  stream: PassThrough;
  /** The newest version of each kind that was sent to it. */
  sent: SomeVersions;
}

/**
 * Sends the open tabs of a therapist the new versions of the caseload's kinds, whichever process wrote them. An event
 * contains only these versions. Lost messages and ended sign-ins are caught at the next heartbeat.
 */
export class ChangeFeed {
  readonly #database: Database;
  readonly #versionsFor: VersionsForSignIns;
  readonly #tabs = new Map<number, Set<FollowingTab>>();
  readonly #timer: NodeJS.Timeout;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(database: Database, versionsFor: VersionsForSignIns) {
    this.#database = database;
    this.#versionsFor = versionsFor;
    this.#timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  /** Passes new versions on to the tabs of this process and to other processes. */
  announce(therapistId: number, versions: SomeVersions): void {
    this.#send(therapistId, versions);
    this.#database.messages?.send(TOPIC, JSON.stringify({ therapistId, versions }));
  }

  /**
   * Returns the events for another tab, starting with the current versions. Throws 429 if there are too many tabs.
   */
  async follow(therapistId: number, signInId: string): Promise<Readable> {
    this.#stopListening ??= this.#listen();
    const tabs = this.#tabs.get(therapistId) ?? new Set();
    if (tabs.size >= TABS_LIMIT) {
      throw new HttpError(429, 'Too many windows are open at once. Please close some of them');
    }
    const tab: FollowingTab = { signInId, stream: new PassThrough(), sent: {} };
    this.#tabs.set(therapistId, tabs.add(tab));
    tab.stream.once('close', () => this.#leave(therapistId, tab));
    write(tab, `retry: ${RECONNECT_AFTER_MS}\n\n`);
    await this.#catchUp([tab]);
    return tab.stream;
  }

  /** Sends a heartbeat and missed versions to the tabs, and ends those of ended sign-ins. */
  async beat(): Promise<void> {
    const tabs = this.#allTabs();
    for (const tab of tabs) write(tab, ':\n\n');
    await this.#catchUp(tabs);
  }

  /** Ends every tab's events; a tab reconnects by itself and receives the current versions. */
  endAll(): void {
    for (const tab of this.#allTabs()) tab.stream.end();
  }

  /** Ends every tab's events, so that none delays the program's stop. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.endAll();
    await this.#stopListening?.();
  }

  #listen() {
    return this.#database.messages?.listen(TOPIC, {
      onMessage: (message) => {
        const { therapistId, versions } = JSON.parse(message);
        this.#send(Number(therapistId), versionsIn(versions));
      },
      onOpen: () => this.#catchUp(this.#allTabs()),
    });
  }

  async #catchUp(tabs: readonly FollowingTab[]): Promise<void> {
    if (tabs.length === 0) return;
    const signInIds = [...new Set(tabs.map((tab) => tab.signInId))];
    const versions = await this.#versionsFor(signInIds).catch(() => undefined);
    // Other requests report that the database does not answer; the tabs stay connected.
    if (versions === undefined) return;
    for (const tab of tabs) {
      const now = versions.get(tab.signInId);
      if (now === undefined) tab.stream.end();
      else send(tab, now);
    }
  }

  #send(therapistId: number, versions: SomeVersions): void {
    for (const tab of this.#tabs.get(therapistId) ?? []) send(tab, versions);
  }

  #leave(therapistId: number, tab: FollowingTab): void {
    const tabs = this.#tabs.get(therapistId);
    tabs?.delete(tab);
    if (tabs?.size === 0) this.#tabs.delete(therapistId);
  }

  #allTabs(): FollowingTab[] {
    return [...this.#tabs.values()].flatMap((tabs) => [...tabs]);
  }
}

function send(tab: FollowingTab, versions: SomeVersions): void {
  const newer = newerVersions(versions, tab.sent);
  if (Object.keys(newer).length === 0) return;
  tab.sent = { ...tab.sent, ...newer };
  write(tab, `data: ${JSON.stringify({ versions: newer })}\n\n`);
}

// An ended stream stays in the list until it has been read to its end.
function write({ stream }: FollowingTab, text: string): void {
  if (stream.writable) stream.write(text);
}

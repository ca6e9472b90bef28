import { DOWNLOAD_MINUTES } from '#domain/records/backups/backup-key.ts';
import { hashOfToken, newToken } from '#server/platform/throttle/random-token.ts';

interface GrantedDownload {
  name: string;
  /** The sign-in it was granted to; another one's cookie takes nothing. */
  signInId: string;
  until: number;
}

/** Downloads that were granted and not begun. A program that stops forgets them, and they are asked for again. */
export class BackupDownloads {
  readonly #clock: () => Date;
  readonly #granted = new Map<string, GrantedDownload>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Grants one download of a backup, for a few minutes; gives the token of its address. */
  grant(name: string, signInId: string): string {
    this.#forgetOld();
    const token = newToken();
    const until = this.#clock().getTime() + DOWNLOAD_MINUTES * 60_000;
    this.#granted.set(hashOfToken(token), { name, signInId, until });
    return token;
  }

  /** Uses a download up and gives the name of its backup; undefined when there is none, any more. */
  take(token: string, signInId: string): string | undefined {
    this.#forgetOld();
    const hash = hashOfToken(token);
    const granted = this.#granted.get(hash);
    if (granted?.signInId !== signInId) return undefined;
    this.#granted.delete(hash);
    return granted.name;
  }

  #forgetOld(): void {
    const now = this.#clock().getTime();
    for (const [hash, { until }] of this.#granted) if (until <= now) this.#granted.delete(hash);
  }
}

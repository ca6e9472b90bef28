import { DOWNLOAD_MINUTES } from '#domain/records/backups/backup-key.ts';
import { hashOfToken, newToken } from '#server/platform/throttle/random-token.ts';

interface GrantedDownload {
  name: string;
  /** The sign-in it was granted to; another sign-in cannot use it. */
  signInId: string;
  until: number;
}

/** Downloads that were granted and not started. They are lost when the program stops, and must be requested again. */
export class BackupDownloads {
  readonly #clock: () => Date;
  readonly #granted = new Map<string, GrantedDownload>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Grants one download of a backup for a few minutes; returns the token of its address. */
  grant(name: string, signInId: string): string {
    this.#forgetOld();
    const token = newToken();
    const until = this.#clock().getTime() + DOWNLOAD_MINUTES * 60_000;
    this.#granted.set(hashOfToken(token), { name, signInId, until });
    return token;
  }

  /** Redeems a download and returns the name of its backup; undefined if it is unknown, used or expired. */
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

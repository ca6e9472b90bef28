import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Backup } from '#domain/records/backups/backup.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { KeyedMutex } from '#server/platform/throttle/keyed-mutex.ts';
import { backupFolder, backupKindOf, ENCRYPTED_ENDING, handMadeName, practiceFile } from './backup-folder.ts';
import { runInWorker } from './backup-work.ts';

/** The backups of a running practice on SQLite; what is done with them is done one after the other. */
export class BackupKeeper {
  readonly dataDir: string;
  readonly clock: () => Date;
  readonly #mutex = new KeyedMutex();

  constructor(dataDir: string, clock: () => Date) {
    this.dataDir = dataDir;
    this.clock = clock;
  }

  /** The file that the practice is in now. */
  get present(): string {
    return practiceFile(this.dataDir);
  }

  runExclusive<T>(job: () => Promise<T>): Promise<T> {
    return this.#mutex.take('backups', job);
  }

  /** What is in the folder under one of the program's names, newest first. */
  list(): Backup[] {
    const names = readdirSync(backupFolder(this.dataDir));
    const backups = names.flatMap((name) => this.#backupOf(name) ?? []);
    return backups.sort((a, b) => (a.madeAt < b.madeAt ? 1 : a.madeAt > b.madeAt ? -1 : 0));
  }

  /**
   * One backup and the path of its file, also where it has been encrypted since somebody saw its name. Throws 404 for
   * any name that is not in the list.
   */
  find(name: string): { backup: Backup; path: string } {
    const backup = this.list().find((one) => one.name === name || one.name === `${name}${ENCRYPTED_ENDING}`);
    if (backup === undefined) throw notFound('This backup is not there any more');
    return { backup, path: this.#pathOf(backup.name) };
  }

  /** Makes a backup by hand. */
  backUpNow(): Promise<Backup> {
    return this.runExclusive(() => this.make(handMadeName(this.clock())));
  }

  /** Makes a backup under a name, which the caller's turn is for. */
  async make(name: string, options: { isPlain?: boolean } = {}): Promise<Backup> {
    const path = await runInWorker('make', {
      dataDir: this.dataDir,
      target: this.#pathOf(name),
      ...options,
    });
    return this.find(basename(path)).backup;
  }

  /** Encrypts the backups that are not encrypted yet. */
  encryptAll(publicKey: string): Promise<void> {
    return this.runExclusive(() => runInWorker('encrypt', { dataDir: this.dataDir, publicKey }));
  }

  #pathOf(name: string): string {
    return join(backupFolder(this.dataDir), name);
  }

  #backupOf(name: string): Backup | undefined {
    const kind = backupKindOf(name);
    const found = kind && statSync(this.#pathOf(name), { throwIfNoEntry: false });
    if (!found) return undefined;
    const madeAt = stampIn(name) ?? found.mtime.toISOString();
    return { name, kind, madeAt, bytes: found.size, isEncrypted: name.endsWith(ENCRYPTED_ENDING) };
  }
}

// A copied file has the time of its copying; its name keeps the time of its making.
function stampIn(name: string): string | undefined {
  const [, day, hour, minute, second] = /(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.db/.exec(name) ?? [];
  return day && `${day}T${hour}:${minute}:${second}.000Z`;
}

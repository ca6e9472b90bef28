import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Backup } from '#domain/records/backups/backup.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { KeyedMutex } from '#server/platform/throttle/keyed-mutex.ts';
import {
  backupFolder,
  backupKindOf,
  ENCRYPTED_ENDING,
  manualBackupName,
  practiceFile,
} from './backup-folder.ts';
import { runInWorker } from './backup-work.ts';

/** The backups of a running practice on SQLite; operations on them run one at a time. */
export class BackupStore {
  readonly dataDir: string;
  readonly clock: () => Date;
  readonly #mutex = new KeyedMutex();

  constructor(dataDir: string, clock: () => Date) {
    this.dataDir = dataDir;
    this.clock = clock;
  }

  /** The path of the practice's current file. */
  get present(): string {
    return practiceFile(this.dataDir);
  }

  runExclusive<T>(job: () => Promise<T>): Promise<T> {
    return this.#mutex.take('backups', job);
  }

  /** Lists the backups in the folder, newest first. */
  list(): Backup[] {
    const names = readdirSync(backupFolder(this.dataDir));
    const backups = names.flatMap((name) => this.#backupOf(name) ?? []);
    return backups.sort((a, b) => (a.madeAt < b.madeAt ? 1 : a.madeAt > b.madeAt ? -1 : 0));
  }

  /**
   * Returns one backup and the path of its file, even if it was encrypted after its name was listed. Throws 404 for
   * any other name.
   */
  find(name: string): { backup: Backup; path: string } {
    const backup = this.list().find((one) => one.name === name || one.name === `${name}${ENCRYPTED_ENDING}`);
    if (backup === undefined) throw notFound('This backup is not there any more');
    return { backup, path: this.#pathOf(backup.name) };
  }

  /** Makes a backup on request. */
  backUpNow(): Promise<Backup> {
    return this.runExclusive(() => this.make(manualBackupName(this.clock())));
  }

  /** Makes a backup with this name; the caller must hold the lock. */
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

// Copying a file changes its time; the name has the time of the backup.
function stampIn(name: string): string | undefined {
  const [, day, hour, minute, second] = /(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.db/.exec(name) ?? [];
  return day && `${day}T${hour}:${minute}:${second}.000Z`;
}

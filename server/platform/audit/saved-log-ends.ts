import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Queries } from '#server/platform/database/tables.ts';
import { brokenAnchors } from './check-anchors.ts';
import { headsOf } from './log-heads.ts';

const FILE_NAME = 'audit.ends';

/**
 * The end of each account's log; `createdAt` distinguishes the account from one of another practice with the same id.
 */
const savedEnds = z.array(z.object({ therapistId: z.int(), createdAt: z.string(), head: z.string() }));
type SavedEnds = z.output<typeof savedEnds>;

/** Saves the current end of each log outside of the database. Throws if the data folder cannot be written. */
export async function saveLogEnds(queries: Queries, dataDir: string): Promise<void> {
  const file = join(dataDir, FILE_NAME);
  const ends = await readEnds(queries);
  // On PostgreSQL with AUDIT_KEY the folder may not exist yet.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.unfinished`, `${JSON.stringify(ends)}\n`, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
}

/**
 * Returns whether the database is older than the saved log ends: one of its logs lacks a line it had by then. False
 * for another practice's database, and if nothing was saved.
 */
export async function isOlderCopy(queries: Queries, dataDir: string): Promise<boolean> {
  const accounts = new Map((await readEnds(queries)).map((end) => [end.therapistId, end.createdAt]));
  const saved = readSavedEnds(dataDir).filter((end) => accounts.get(end.therapistId) === end.createdAt);
  const anchors = saved.map(({ therapistId, head }) => ({ source: FILE_NAME, therapistId, head }));
  return (await brokenAnchors(queries, anchors)).length > 0;
}

async function readEnds(queries: Queries): Promise<SavedEnds> {
  const rows = await queries
    .selectFrom('caseloads')
    .innerJoin('users', 'users.id', 'caseloads.therapist_id')
    .select(['caseloads.therapist_id', 'audit_length', 'audit_hash', 'users.created_at'])
    .orderBy('caseloads.therapist_id')
    .execute();
  const heads = headsOf(rows);
  return rows.map(({ therapist_id: therapistId, created_at: createdAt }) => ({
    therapistId,
    createdAt,
    head: heads[therapistId] ?? '',
  }));
}

function readSavedEnds(dataDir: string): SavedEnds {
  try {
    return savedEnds.parse(JSON.parse(readFileSync(join(dataDir, FILE_NAME), 'utf8')));
  } catch {
    // Not saved yet, or unreadable: there is nothing to compare with.
    return [];
  }
}

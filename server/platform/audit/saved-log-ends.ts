import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Queries } from '#server/platform/database/tables.ts';
import { type Anchor, brokenAnchors } from './check-anchors.ts';
import { headsOf } from './log-heads.ts';

const FILE_NAME = 'audit.ends';

/**
 * The end of each account's log, that with the newest line first; `createdAt` distinguishes the account from one of another
 * practice with the same id.
 */
const savedEnds = z.array(z.object({ therapistId: z.int(), createdAt: z.string(), head: z.string() }));
export type SavedEnds = z.output<typeof savedEnds>;

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
 * Returns whether the newest line of the saved ends is in the database, which then is hardly an older copy; false if
 * nothing was saved. Reads one row.
 */
export async function hasNewestLine(queries: Queries, [newest]: SavedEnds): Promise<boolean> {
  return newest !== undefined && (await brokenAnchors(queries, [anchorOf(newest)])).length === 0;
}

/**
 * Returns whether the database is older than the saved log ends: one of its logs lacks a line it had by then. False
 * for another practice's database, and if nothing was saved. Reads a row per therapist.
 */
export async function isOlderCopy(queries: Queries, saved: SavedEnds): Promise<boolean> {
  if (saved.length === 0) return false;
  const accounts = new Map((await readEnds(queries)).map((end) => [end.therapistId, end.createdAt]));
  const own = saved.filter((end) => accounts.get(end.therapistId) === end.createdAt);
  return (await brokenAnchors(queries, own.map(anchorOf))).length > 0;
}

function anchorOf({ therapistId, head }: SavedEnds[number]): Anchor {
  return { source: FILE_NAME, therapistId, head };
}

async function readEnds(queries: Queries): Promise<SavedEnds> {
  const rows = await queries
    .selectFrom('caseloads')
    .innerJoin('users', 'users.id', 'caseloads.therapist_id')
    .leftJoin('audit_log', (line) =>
      line
        .onRef('audit_log.therapist_id', '=', 'caseloads.therapist_id')
        .onRef('audit_log.position', '=', 'audit_length'),
    )
    .select(['caseloads.therapist_id', 'audit_length', 'audit_hash', 'users.created_at', 'audit_log.at'])
    .orderBy('caseloads.therapist_id')
    .execute();
  const heads = headsOf(rows);
  const newestFirst = rows.sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
  return newestFirst.map(({ therapist_id: therapistId, created_at: createdAt }) => ({
    therapistId,
    createdAt,
    head: heads[therapistId] ?? '',
  }));
}

/** Returns the log ends that were saved last; none if they cannot be read, since there is nothing to compare with. */
export function readSavedEnds(dataDir: string): SavedEnds {
  try {
    return savedEnds.parse(JSON.parse(readFileSync(join(dataDir, FILE_NAME), 'utf8')));
  } catch {
    return [];
  }
}

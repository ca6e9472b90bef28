import { sql } from 'kysely';
import { compiledOnce } from '#server/platform/database/compiled-query.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** The end of a log at some time, as stored outside of the database. */
export interface Anchor {
  /** Where it was stored, for messages. */
  source: string;
  /** The log's therapist; undefined if that was not stored. */
  therapistId: number | undefined;
  /** The number of lines and the hash of the last: "12:9f3b…". */
  head: string;
}

const headPattern = /^(\d{1,15}):([0-9a-f]{64}|)$/;

/** Returns whether a text has the format of a log's end: "12:9f3b…". */
export function isHead(text: string): boolean {
  return headPattern.test(text);
}

/** Returns the anchors that match no line of any log. */
export async function brokenAnchors(queries: Queries, anchors: readonly Anchor[]): Promise<Anchor[]> {
  const broken: Anchor[] = [];
  for (const anchor of anchors) if (!(await matchesLog(queries, anchor))) broken.push(anchor);
  return broken;
}

async function matchesLog(queries: Queries, { therapistId, head }: Anchor): Promise<boolean> {
  const [, position, hash] = headPattern.exec(head) ?? [];
  if (position === undefined || hash === undefined) return false;
  if (Number(position) === 0) return true;
  const line = { position: Number(position), hash };
  const found =
    therapistId === undefined
      ? await linesOfAnyLog(queries, line)
      : await linesOfLog(queries, { ...line, therapistId });
  return found.length > 0;
}

interface Line {
  position: number;
  hash: string;
}

const linesOfAnyLog = compiledOnce((queries, { position, hash }: Line) =>
  queries
    .selectFrom('audit_log')
    .select('position')
    .where('position', '=', position)
    .where('hash', '=', hash)
    .limit(sql.lit(1)),
);

// Asked once per therapist.
const linesOfLog = compiledOnce((queries, { therapistId, position, hash }: Line & { therapistId: number }) =>
  queries
    .selectFrom('audit_log')
    .select('position')
    .where('therapist_id', '=', therapistId)
    .where('position', '=', position)
    .where('hash', '=', hash),
);

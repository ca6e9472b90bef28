import type { Queries } from '#server/platform/database/tables.ts';

/** Where a log ended at some time, as it was kept outside of the database. */
export interface Anchor {
  /** Where it was kept, as somebody is told. */
  source: string;
  /** Whose log it was; undefined where that was not kept. */
  therapistId: number | undefined;
  /** How many lines it had and the hash of the last: "12:9f3b…". */
  head: string;
}

const headPattern = /^(\d{1,15}):([0-9a-f]{64}|)$/;

/** Whether a text is where a log may end: "12:9f3b…". */
export function isHead(text: string): boolean {
  return headPattern.test(text);
}

/** The anchors that do not hold: no log has this line, as it was, in this place. */
export async function brokenAnchors(queries: Queries, anchors: readonly Anchor[]): Promise<Anchor[]> {
  const broken: Anchor[] = [];
  for (const anchor of anchors) if (!(await holds(queries, anchor))) broken.push(anchor);
  return broken;
}

async function holds(queries: Queries, { therapistId, head }: Anchor): Promise<boolean> {
  const [, position, hash] = headPattern.exec(head) ?? [];
  if (position === undefined || hash === undefined) return false;
  if (Number(position) === 0) return true;
  let lines = queries.selectFrom('audit_log').select('hash').where('position', '=', Number(position));
  if (therapistId !== undefined) lines = lines.where('therapist_id', '=', therapistId);
  return (await lines.where('hash', '=', hash).executeTakeFirst()) !== undefined;
}

import { setImmediate } from 'node:timers/promises';
import type { Instant } from '#domain/platform/dates.ts';
import type { AuditKey } from '#server/platform/database/audit-key.ts';
import { auditHash } from '#server/platform/database/audit-log.ts';
import type { AuditLogTable } from '#server/platform/database/caseload-tables.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { keyOf } from './broken-signed.ts';

const LINES_AT_ONCE = 1_000;

const signingActions: readonly string[] = ['sign', 'amend', 'withdraw'];

/** What the activity log states about the signatures of one child. */
export interface LoggedSignatures {
  therapistId: number;
  clientId: number;
  /** Number of texts that were signed here. */
  signed: number;
  /** How many of them were signed before the log named fingerprints. */
  signedUnnamed: number;
  /** The fingerprints of the others. */
  texts: Set<string>;
  /** The fingerprint of the last text signed before, and since when it is sealed; undefined if there is none. */
  sealed: { fingerprint: string; at: Instant } | undefined;
  reviewed: number;
  reviewedUnnamed: number;
  /** The account that reviewed, by the review's fingerprint; null if it was sealed later. */
  reviews: Map<string, number | null>;
}

/**
 * Reads what the activity logs state about signatures, by child. A line that the key does not confirm names nothing. Lines
 * under an earlier key cannot be confirmed any more: audit:verify reports them.
 */
export async function readLoggedSignatures({
  read,
  auditKey,
}: Pick<Database, 'read' | 'auditKey'>): Promise<Map<string, LoggedSignatures>> {
  const logged = new Map<string, LoggedSignatures>();
  for await (const line of signingLines(read)) {
    if (line.client_id === null) continue;
    const child = { therapistId: line.therapist_id, clientId: line.client_id };
    const known = logged.get(keyOf(child)) ?? { ...child, ...nothing() };
    logged.set(keyOf(child), known);
    addLine(known, line, isConfirmed(line, auditKey));
  }
  return logged;
}

function nothing(): Omit<LoggedSignatures, 'therapistId' | 'clientId'> {
  const counts = { signed: 0, signedUnnamed: 0, reviewed: 0, reviewedUnnamed: 0 };
  return { ...counts, texts: new Set(), sealed: undefined, reviews: new Map() };
}

function addLine(logged: LoggedSignatures, line: AuditLogTable, isConfirmed: boolean): void {
  const { action, entity, fingerprint, at, user_id: userId } = line;
  if (signingActions.includes(action)) {
    logged.signed += 1;
    if (fingerprint === null) logged.signedUnnamed += 1;
    else if (isConfirmed) logged.texts.add(fingerprint);
  } else if (action === 'review') {
    logged.reviewed += 1;
    if (fingerprint === null) logged.reviewedUnnamed += 1;
    else if (isConfirmed) logged.reviews.set(fingerprint, userId);
  } else if (fingerprint !== null && isConfirmed) {
    if (entity === 'review') logged.reviews.set(fingerprint, null);
    else logged.sealed ??= { fingerprint, at };
  }
}

/** Returns whether a line is as it was written. */
function isConfirmed({ hash, previous_hash, ...line }: AuditLogTable, key: AuditKey): boolean {
  return line.key_name !== key.name || hash === auditHash({ ...line }, previous_hash, key);
}

/** Yields the lines about signatures, in batches, so that other requests can run in between. */
async function* signingLines(read: Database['read']): AsyncGenerator<AuditLogTable> {
  for (let last = { therapist_id: 0, position: 0 }; ; ) {
    const rows = await read
      .selectFrom('audit_log')
      // Not of deleted clients, whose texts are sealed with them.
      .innerJoin('clients', (join) =>
        join
          .onRef('clients.therapist_id', '=', 'audit_log.therapist_id')
          .onRef('clients.id', '=', 'audit_log.client_id'),
      )
      .selectAll('audit_log')
      .where(({ eb, or }) =>
        or([eb('action', 'in', [...signingActions, 'review']), eb('fingerprint', 'is not', null)]),
      )
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('audit_log.therapist_id', 'audit_log.position'),
          '>',
          tuple(last.therapist_id, last.position),
        ),
      )
      .orderBy('audit_log.therapist_id')
      .orderBy('audit_log.position')
      .limit(LINES_AT_ONCE)
      .execute();
    yield* rows;
    await setImmediate();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

/** Returns which of these fingerprints a log of this practice names, in a line that the key confirms. */
export async function fingerprintsNamedHere(
  { read, auditKey }: Pick<Database, 'read' | 'auditKey'>,
  fingerprints: readonly string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  for (let from = 0; from < fingerprints.length; from += LINES_AT_ONCE) {
    const lines = await read
      .selectFrom('audit_log')
      .selectAll()
      .where('fingerprint', 'in', fingerprints.slice(from, from + LINES_AT_ONCE))
      .where('key_name', '=', auditKey.name)
      .execute();
    for (const line of lines)
      if (line.fingerprint !== null && isConfirmed(line, auditKey)) named.add(line.fingerprint);
  }
  return named;
}

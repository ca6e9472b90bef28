import { setImmediate } from 'node:timers/promises';
import type { Review } from '#domain/clinical/reviews/review.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { AuditKey } from '#server/platform/database/audit-key.ts';
import { auditHash, newKeyEntry } from '#server/platform/database/audit-log.ts';
import type { AuditLogTable } from '#server/platform/database/caseload-tables.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { type ClientOf, keyOf } from './broken-signed.ts';

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
  /** The accounts that reviewed before the log named fingerprints. */
  earlierReviewers: Set<number>;
  /** The account that reviewed, by the review's fingerprint; null if it was sealed later. */
  reviews: Map<string, number | null>;
}

/**
 * Reads what the activity logs state about signatures, by child. A line that the key does not confirm names nothing, and is
 * not taken for one of the time before fingerprints either. Lines under an earlier key cannot be confirmed any more:
 * audit:verify reports them.
 */
export async function readLoggedSignatures({
  read,
  auditKey,
}: Pick<Database, 'read' | 'auditKey'>): Promise<Map<string, LoggedSignatures>> {
  const logged = new Map<string, LoggedSignatures>();
  const starts = new Map<number, KeyStart>();
  for await (const line of signingLines(read)) {
    if (line.client_id === null) continue;
    const child = { therapistId: line.therapist_id, clientId: line.client_id };
    const known = logged.get(keyOf(child)) ?? { ...child, ...nothing() };
    logged.set(keyOf(child), known);
    const start = starts.get(line.therapist_id) ?? (await keyStart(read, line.therapist_id, auditKey));
    starts.set(line.therapist_id, start);
    addLine(known, line, isConfirmed(line, auditKey, start));
  }
  return logged;
}

function nothing(): Omit<LoggedSignatures, 'therapistId' | 'clientId'> {
  const counts = { signed: 0, signedUnnamed: 0, reviewed: 0, reviewedUnnamed: 0 };
  return {
    ...counts,
    texts: new Set(),
    sealed: undefined,
    earlierReviewers: new Set(),
    reviews: new Map(),
  };
}

function addLine(logged: LoggedSignatures, line: AuditLogTable, isConfirmed: boolean): void {
  if (signingActions.includes(line.action)) {
    logged.signed += 1;
    if (isConfirmed) addSigned(logged, line);
  } else if (line.action === 'review') {
    logged.reviewed += 1;
    if (isConfirmed) addReviewed(logged, line);
  } else if (line.fingerprint !== null && isConfirmed) {
    if (line.entity === 'review') logged.reviews.set(line.fingerprint, null);
    else logged.sealed ??= { fingerprint: line.fingerprint, at: line.at };
  }
}

function addSigned(logged: LoggedSignatures, { fingerprint }: AuditLogTable): void {
  if (fingerprint === null) logged.signedUnnamed += 1;
  else logged.texts.add(fingerprint);
}

function addReviewed(logged: LoggedSignatures, { fingerprint, user_id: userId }: AuditLogTable): void {
  if (fingerprint === null) {
    logged.reviewedUnnamed += 1;
    logged.earlierReviewers.add(userId);
  } else logged.reviews.set(fingerprint, userId);
}

/** The position from which a log is sealed with the key in use; infinite if it is not yet. */
type KeyStart = number;

/**
 * Returns from where a log is sealed with this key. A log that begins with it has its first line; a longer one says that the
 * key is new. Returns 0, before any line, if the log says neither: its lines were given other names of keys.
 */
async function keyStart(read: Database['read'], therapistId: number, key: AuditKey): Promise<KeyStart> {
  const line = await read
    .selectFrom('audit_log')
    .selectAll()
    .where('therapist_id', '=', therapistId)
    .where('key_name', '=', key.name)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (line === undefined) return Number.POSITIVE_INFINITY;
  const { action, entity, position } = line;
  const isNewKey = action === newKeyEntry.action && entity === newKeyEntry.entity;
  return (position === 1 || isNewKey) && isAsSealed(line, key) ? position : 0;
}

/** Returns whether a line is as it was written; of lines before the key's first one that cannot be told. */
function isConfirmed(line: AuditLogTable, key: AuditKey, start: KeyStart): boolean {
  return line.key_name === key.name ? isAsSealed(line, key) : line.position < start;
}

function isAsSealed({ hash, previous_hash, ...line }: AuditLogTable, key: AuditKey): boolean {
  return hash === auditHash({ ...line }, previous_hash, key);
}

/**
 * Returns the children of whom the log says that something was signed, who are not in the database, and whom no line of the
 * log says to be deleted: the program seals what was signed with a deleted client.
 */
export async function clientsTakenAway({
  read,
  auditKey,
}: Pick<Database, 'read' | 'auditKey'>): Promise<ClientOf[]> {
  const absent = await read
    .selectFrom('audit_log as line')
    .select(['line.therapist_id', 'line.client_id'])
    .distinct()
    .where('line.action', 'in', [...signingActions])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clients')
            .select('clients.id')
            .whereRef('clients.therapist_id', '=', 'line.therapist_id')
            .whereRef('clients.id', '=', 'line.client_id'),
        ),
      ),
    )
    .execute();
  const taken: ClientOf[] = [];
  for (const { therapist_id: therapistId, client_id: clientId } of absent) {
    if (clientId === null) continue;
    const last = await read
      .selectFrom('audit_log')
      .selectAll()
      .where('therapist_id', '=', therapistId)
      .where('client_id', '=', clientId)
      .where('entity', '=', 'client')
      .where('action', 'in', ['delete', 'restore'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isDeleted =
      last?.action === 'delete' && isConfirmed(last, auditKey, await keyStart(read, therapistId, auditKey));
    if (!isDeleted) taken.push({ therapistId, clientId });
  }
  return taken;
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
      if (line.fingerprint !== null && isAsSealed(line, auditKey)) named.add(line.fingerprint);
  }
  return named;
}

/**
 * Returns the hashes of those texts and reviews of an archive that a log of this practice confirms: it names them, or a later
 * text of the same child, to which the earlier ones are chained.
 */
export async function signedHere(
  database: Pick<Database, 'read' | 'auditKey'>,
  archived: {
    signed_documents: readonly Pick<SignedDocument, 'clientId' | 'position' | 'hash'>[];
    reviews: readonly Pick<Review, 'hash'>[];
  },
): Promise<Set<string>> {
  const { signed_documents: texts, reviews } = archived;
  const hashes = [...texts, ...reviews].map(({ hash }) => hash);
  const confirmed = await fingerprintsNamedHere(database, hashes);
  for (const chain of Map.groupBy(texts, ({ clientId }) => clientId).values()) {
    const inOrder = chain.toSorted((one, other) => one.position - other.position);
    const last = inOrder.findLastIndex(({ hash }) => confirmed.has(hash));
    for (const { hash } of inOrder.slice(0, last + 1)) confirmed.add(hash);
  }
  return confirmed;
}

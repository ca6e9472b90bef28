import { setImmediate } from 'node:timers/promises';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { isAsItsText } from './archived-signatures.ts';
import { type BrokenSigned, brokenAt, type ClientOf, keyOf } from './broken-signed.ts';
import { SignedChain } from './chain.ts';
import { changedBehind } from './changed-behind.ts';
import {
  clientsTakenAway,
  fingerprintsNamedHere,
  type LoggedSignatures,
  readLoggedSignatures,
} from './logged-signatures.ts';
import { rowsWithState, SignedSubjects } from './signed-subjects.ts';
import { verifyReviews } from './verify-reviews.ts';

const TEXTS_AT_ONCE = 100;

interface VerifiedSignatures {
  texts: number;
  reviews: number;
  broken: BrokenSigned[];
  /** Since when everything that earlier versions signed is sealed; undefined if they signed nothing. */
  sealedSince: Instant | undefined;
}

/**
 * Recomputes every child's signed texts and compares them with their columns, their rows and the activity log. The log, which is
 * sealed with a key outside of the database, names each text by its fingerprint: without the key, a text cannot be
 * changed together with its hash, and none can be added or removed. Texts sealed with a deleted client are checked once
 * they are restored.
 */
export async function verifySigned({
  read,
  auditKey,
}: Pick<Database, 'read' | 'auditKey'>): Promise<VerifiedSignatures> {
  // Before the texts: what is signed in between is in neither.
  const logged = await readLoggedSignatures({ read, auditKey });
  const broken = new Map<string, BrokenSigned>();
  const chains = new Map<string, ReadChain>();
  let texts = 0;
  for await (const page of signedTexts(read)) {
    const whole: typeof page = [];
    for (const text of page) {
      texts += 1;
      const key = keyOf(text);
      const known = chains.get(key) ?? emptyChain();
      chains.set(key, known);
      if (known.chain.follows(text) && isAsItsText(text) && known.subjects.fits(text)) whole.push(text);
      else keepFirst(broken, brokenAt(text, known.length + 1));
      known.length += 1;
      if (text.signedBy !== null) known.own.push(text);
      else if (text.verifiedAt !== null) known.verified.push(text);
    }
    for (const text of await changedBehind(read, whole)) keepFirst(broken, brokenAt(text, text.position));
  }
  for (const key of new Set([...logged.keys(), ...chains.keys()])) {
    const position = firstUnlogged(chains.get(key), logged.get(key));
    const child = logged.get(key) ?? chains.get(key)?.own[0];
    if (child && position !== undefined) keepFirst(broken, brokenAt(child, position));
  }
  for (const child of await clientsTakenAway({ read, auditKey })) keepFirst(broken, brokenAt(child, 1));
  for (const text of await wronglyVerified({ read, auditKey }, chains))
    keepFirst(broken, brokenAt(text, text.position));
  for await (const row of rowsWithState(read)) {
    const { length, subjects } = chains.get(keyOf(row)) ?? emptyChain();
    if (broken.has(keyOf(row)) || subjects.allows(row)) continue;
    broken.set(keyOf(row), brokenAt(row, subjects.positionOf(row) ?? length + 1));
  }
  const reviewed = await verifyReviews({ read, auditKey }, logged);
  for (const place of reviewed.broken) if (!broken.has(keyOf(place))) broken.set(keyOf(place), place);
  return { texts, reviews: reviewed.reviews, broken: [...broken.values()], sealedSince: latestSeal(logged) };
}

type ReadText = ClientOf & Pick<SignedDocument, 'position' | 'hash' | 'signedBy'>;

interface ReadChain {
  chain: SignedChain;
  length: number;
  /** The texts that were signed here. */
  own: ReadText[];
  /** The imported texts that are marked as verified. */
  verified: ReadText[];
  /** What the texts say about each session and document. */
  subjects: SignedSubjects;
}

function emptyChain(): ReadChain {
  return { chain: new SignedChain(), length: 0, own: [], verified: [], subjects: new SignedSubjects() };
}

/** Returns the first position of a child's texts that the log does not confirm; undefined if it confirms all. */
function firstUnlogged(
  { length, own }: ReadChain = emptyChain(),
  logged: LoggedSignatures | undefined,
): number | undefined {
  const { signed = 0, signedUnnamed = 0, texts, sealed } = logged ?? {};
  if (own.length < signed) return length + 1;
  const sealedUntil = sealed && (own.find(({ hash }) => hash === sealed.fingerprint)?.position ?? 0);
  const unconfirmed = own.filter(
    ({ position, hash, signedBy, therapistId }) =>
      signedBy !== therapistId || !(texts?.has(hash) || position <= (sealedUntil ?? 0)),
  );
  // The first check after an upgrade seals what was signed before it.
  const areUnsealed = sealed === undefined && unconfirmed.length <= signedUnnamed;
  return areUnsealed ? undefined : unconfirmed[0]?.position;
}

/**
 * Returns the imported texts that are marked as verified although no log of this practice names them, or a later one of
 * their chain.
 */
async function wronglyVerified(
  database: Pick<Database, 'read' | 'auditKey'>,
  chains: ReadonlyMap<string, Pick<ReadChain, 'verified'>>,
): Promise<ReadText[]> {
  const hashes = [...chains.values()].flatMap(({ verified }) => verified.map(({ hash }) => hash));
  const named = await fingerprintsNamedHere(database, hashes);
  return [...chains.values()].flatMap(({ verified }) =>
    verified.slice(verified.findLastIndex(({ hash }) => named.has(hash)) + 1),
  );
}

/** Returns when the last child's earlier texts were sealed. */
function latestSeal(logged: ReadonlyMap<string, LoggedSignatures>): Instant | undefined {
  const moments = Array.from(logged.values(), ({ sealed }) => sealed?.at ?? '');
  return moments.toSorted().at(-1) || undefined;
}

/** Records each child's first broken position. */
function keepFirst(broken: Map<string, BrokenSigned>, place: BrokenSigned): void {
  const known = broken.get(keyOf(place));
  if (known === undefined || place.position < known.position) broken.set(keyOf(place), place);
}

/**
 * Yields every signed text in row order, which is signing order within a child, in batches, so that other
 * requests can run in between.
 */
async function* signedTexts(read: Database['read']) {
  for (let last = { therapistId: 0, clientId: 0, position: 0 }; ; ) {
    const rows = await read
      .selectFrom('signed_documents')
      .select(['therapist_id as therapistId', 'client_id as clientId', 'position', 'text', 'hash'])
      .select(['previous_hash as previousHash', 'signed_by as signedBy'])
      .select(['verified_at as verifiedAt', 'uid', 'kind', 'about_uid as aboutUid', 'signed_at as signedAt'])
      .select(['version', 'session_id as sessionId', 'document_id as documentId'])
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('therapist_id', 'client_id', 'position'),
          '>',
          tuple(last.therapistId, last.clientId, last.position),
        ),
      )
      .orderBy('therapist_id')
      .orderBy('client_id')
      .orderBy('position')
      .limit(TEXTS_AT_ONCE)
      .execute();
    yield rows;
    await setImmediate();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

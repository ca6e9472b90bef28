import { setImmediate } from 'node:timers/promises';
import type { Database } from '#server/platform/database/connection.ts';
import { type BrokenSigned, brokenAt, keyOf, loggedActs } from './broken-signed.ts';
import { SignedChain } from './chain.ts';
import { changedBehind } from './changed-behind.ts';
import { verifyReviews } from './verify-reviews.ts';

const TEXTS_AT_ONCE = 100;

/**
 * Recomputes every child's signed texts, compares them with their rows, and compares their number with the
 * activity log, which reveals a missing last text. Texts sealed with a deleted client are checked once they
 * are restored.
 */
export async function verifySigned({
  read,
}: Pick<Database, 'read'>): Promise<{ texts: number; reviews: number; broken: BrokenSigned[] }> {
  const broken = new Map<string, BrokenSigned>();
  const chains = new Map<string, { chain: SignedChain; length: number; own: number }>();
  let texts = 0;
  for await (const page of signedTexts(read)) {
    const whole: typeof page = [];
    for (const text of page) {
      texts += 1;
      const key = keyOf(text);
      const known = chains.get(key) ?? { chain: new SignedChain(), length: 0, own: 0 };
      chains.set(key, known);
      if (known.chain.follows(text)) whole.push(text);
      else keepFirst(broken, brokenAt(text, known.length + 1));
      known.length += 1;
      if (text.signedBy !== null) known.own += 1;
    }
    for (const text of await changedBehind(read, whole)) keepFirst(broken, brokenAt(text, text.position));
  }
  for (const logged of await loggedActs(read, ['sign', 'amend', 'withdraw'])) {
    const { length = 0, own = 0 } = chains.get(keyOf(logged)) ?? {};
    const key = keyOf(logged);
    if (own < logged.acts && !broken.has(key)) broken.set(key, brokenAt(logged, length + 1));
  }
  const reviewed = await verifyReviews(read);
  for (const place of reviewed.broken) if (!broken.has(keyOf(place))) broken.set(keyOf(place), place);
  return { texts, reviews: reviewed.reviews, broken: [...broken.values()] };
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

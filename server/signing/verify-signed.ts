import { setImmediate } from 'node:timers/promises';
import type { Database } from '#server/database/connection.ts';
import { SignedChain } from './chain.ts';

const TEXTS_AT_ONCE = 500;

export interface BrokenSigned {
  therapistId: number;
  clientId: number;
  /** The first text that was changed, or is missing, counted from 1. */
  position: number;
}

interface ClientOf {
  therapistId: number;
  clientId: number;
}

/**
 * Recomputes what was signed of every child, and compares its number with the activity log, by which a last one shows that
 * was taken away. What is sealed with a deleted client is looked at once it is restored.
 */
export async function verifySigned({
  read,
}: Pick<Database, 'read'>): Promise<{ texts: number; broken: BrokenSigned[] }> {
  const broken = new Map<string, BrokenSigned>();
  const chains = new Map<string, { chain: SignedChain; length: number; own: number }>();
  let texts = 0;
  for await (const text of signedTexts(read)) {
    texts += 1;
    const key = keyOf(text);
    const known = chains.get(key) ?? { chain: new SignedChain(), length: 0, own: 0 };
    chains.set(key, known);
    if (!broken.has(key) && !known.chain.follows(text)) broken.set(key, brokenAt(text, known.length + 1));
    known.length += 1;
    if (text.signedBy !== null) known.own += 1;
  }
  for (const logged of await loggedSignatures(read)) {
    const { length = 0, own = 0 } = chains.get(keyOf(logged)) ?? {};
    const key = keyOf(logged);
    if (own < logged.signatures && !broken.has(key)) broken.set(key, brokenAt(logged, length + 1));
  }
  return { texts, broken: [...broken.values()] };
}

function keyOf({ therapistId, clientId }: ClientOf): string {
  return `${therapistId} ${clientId}`;
}

function brokenAt({ therapistId, clientId }: ClientOf, position: number): BrokenSigned {
  return { therapistId, clientId, position };
}

/** Every signed text in the order of its rows, in which those of one child come as they were signed. Others' requests pass between. */
async function* signedTexts(read: Database['read']) {
  for (let last = { therapistId: 0, clientId: 0, position: 0 }; ; ) {
    const rows = await read
      .selectFrom('signed_documents')
      .select(['therapist_id as therapistId', 'client_id as clientId', 'position', 'text', 'hash'])
      .select(['previous_hash as previousHash', 'signed_by as signedBy'])
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
    yield* rows;
    await setImmediate();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

/** How often the log says that something was signed of each child who is there. */
async function loggedSignatures(read: Database['read']) {
  const rows = await read
    .selectFrom('audit_log')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.therapist_id', '=', 'audit_log.therapist_id')
        .onRef('clients.id', '=', 'audit_log.client_id'),
    )
    .select(['audit_log.therapist_id as therapistId', 'clients.id as clientId'])
    .select((row) => row.fn.countAll().as('signatures'))
    .where('action', 'in', ['sign', 'amend', 'withdraw'])
    .groupBy(['audit_log.therapist_id', 'clients.id'])
    .execute();
  return rows.map((row) => ({ ...row, signatures: Number(row.signatures) }));
}

import * as z from 'zod/mini';
import type { SignedSession } from '#domain/billing/vouchers/checked-session.ts';
import { missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import { professions } from '#domain/clinical/signing/signing-profile.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';

/** The fields of a signed note that the checks read. */
const signedNote = z.object({
  missedReason: z.optional(z.enum(missedReasons)),
  signer: z.object({ profession: z.enum(professions) }),
});

/** Returns what was signed of sessions, by session: the first signature and the note that counts. */
export async function readSignedSessions(
  queries: CaseloadQueries,
  sessionIds: readonly number[],
): Promise<Map<number, SignedSession>> {
  const found = new Map<number, SignedSession>();
  const reviewed = await readReviewed(queries);
  for await (const part of inParts(sessionIds)) {
    const rows = await queries
      .selectFrom('signed_documents')
      .select(['session_id', 'client_id', 'uid', 'text', 'signed_at'])
      .where('session_id', 'in', part)
      .where('kind', '=', 'session-note')
      .orderBy('client_id')
      .orderBy('position')
      .execute();
    for (const { session_id: sessionId, client_id: clientId, uid, text, signed_at: signedAt } of rows) {
      if (sessionId === null) continue;
      const { missedReason = null, signer } = signedNote.parse(JSON.parse(text));
      found.set(sessionId, {
        firstSignedAt: found.get(sessionId)?.firstSignedAt ?? signedAt,
        signedAt,
        missedReason,
        waitsForReview: signer.profession === 'OTA' && !reviewed.has(`${clientId} ${uid}`),
      });
    }
  }
  return found;
}

async function readReviewed({ selectFrom }: CaseloadQueries): Promise<Set<string>> {
  const rows = await selectFrom('reviews').select(['client_id', 'uid']).execute();
  return new Set(rows.map(({ client_id: clientId, uid }) => `${clientId} ${uid}`));
}

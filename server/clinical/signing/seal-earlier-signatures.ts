import type { Instant } from '#domain/platform/dates.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { type LoggedSignatures, readLoggedSignatures } from './logged-signatures.ts';

/**
 * Seals once what earlier versions signed and reviewed: for each child, a line of the activity log names the last text of
 * that time, to which the earlier ones are chained, and one line each review. What is sealed is never sealed again, and
 * nothing of a log that was altered: the line that sealed it may have been taken away.
 */
export async function sealEarlierSignatures(
  database: Pick<Database, 'read' | 'auditKey' | 'write'>,
  now: Instant,
): Promise<void> {
  const logged = await readLoggedSignatures(database);
  const unsealed = [...logged.values()].filter(
    (child) => lacksSeal(child) || (child.reviewedUnnamed > 0 && !hasSealedReviews(child)),
  );
  if (unsealed.length === 0) return;
  const altered = new Set(
    (await verifyAudit(database)).flatMap(({ therapistId, brokenAt }) => (brokenAt ? [therapistId] : [])),
  );
  for (const child of unsealed) {
    if (altered.has(child.therapistId)) continue;
    await database.write(async (queries) => {
      const entries = [
        ...(lacksSeal(child) ? await sealOfTexts(queries, child) : []),
        ...(hasSealedReviews(child) ? [] : await sealsOfReviews(queries, child)),
      ];
      await appendAuditEntries(queries, child.therapistId, entries, SYSTEM_ACTOR, now);
    });
  }
}

function lacksSeal({ signedUnnamed, sealed }: LoggedSignatures): boolean {
  return signedUnnamed > 0 && sealed === undefined;
}

function hasSealedReviews({ reviews }: LoggedSignatures): boolean {
  return [...reviews.values()].includes(null);
}

/** Names the last text that was signed before the log named fingerprints; nothing if its client is deleted. */
async function sealOfTexts(
  queries: Queries,
  { therapistId, clientId, signedUnnamed }: LoggedSignatures,
): Promise<AuditEntry[]> {
  const last = await queries
    .selectFrom('signed_documents')
    .select('hash')
    .where('therapist_id', '=', therapistId)
    .where('client_id', '=', clientId)
    .where('signed_by', 'is not', null)
    .orderBy('position')
    .offset(signedUnnamed - 1)
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return [];
  return [{ action: 'create', entity: 'signed-document', entityId: null, clientId, fingerprint: last.hash }];
}

async function sealsOfReviews(
  queries: Queries,
  { therapistId, clientId, reviewedUnnamed }: LoggedSignatures,
): Promise<AuditEntry[]> {
  const reviews = await queries
    .selectFrom('reviews')
    .select(['id', 'hash'])
    .where('therapist_id', '=', therapistId)
    .where('client_id', '=', clientId)
    .where('reviewer_id', 'is not', null)
    .orderBy('id')
    .limit(reviewedUnnamed)
    .execute();
  return reviews.map(({ id, hash }) => ({
    ...({ action: 'create', entity: 'review', entityId: id, clientId } as const),
    fingerprint: hash,
  }));
}

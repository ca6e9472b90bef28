import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { DocumentKind } from '#domain/clinical/documents/document-words.ts';
import { signedClinicalDocumentShape } from '#domain/clinical/signing/signed-clinical-document.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/** What counts of a document that is being corrected. */
type AsSigned = Pick<ClinicalDocument, 'id' | 'planId' | 'fromOn' | 'untilOn' | 'sections' | 'marks'>;

/** Documents of a kind that are being corrected, as they were signed: that counts until the correction is signed too. */
export async function documentsInCorrection(
  { selectFrom }: CaseloadQueries,
  { kind, clientId }: { kind: DocumentKind; clientId?: number },
): Promise<AsSigned[]> {
  let drafts = selectFrom('documents')
    .select(['id', 'plan_id as planId'])
    .where('kind', '=', kind)
    .where('state', '=', 'draft')
    .where('version', '>', 1);
  if (clientId !== undefined) drafts = drafts.where('client_id', '=', clientId);
  const counting: AsSigned[] = [];
  for (const { id, planId } of await drafts.execute()) {
    const last = await selectFrom('signed_documents')
      .select(['kind', 'text'])
      .where('document_id', '=', id)
      .where('kind', 'in', [kind, 'withdrawal'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    // Of what was withdrawn nothing counts.
    if (last?.kind !== kind) continue;
    const { fromOn, untilOn, marks, ...text } = signedClinicalDocumentShape.parse(JSON.parse(last.text));
    const sections = text.sections.map(({ key, text: words }) => ({ key, text: words }));
    counting.push({ id, planId, fromOn, untilOn, marks, sections });
  }
  return counting;
}

/** Sorts documents by the last day that they are about, the earliest first. */
export function byLastDay(one: Lasting, other: Lasting): number {
  return one.untilOn.localeCompare(other.untilOn) || one.id - other.id;
}

type Lasting = Pick<ClinicalDocument, 'id' | 'untilOn'>;

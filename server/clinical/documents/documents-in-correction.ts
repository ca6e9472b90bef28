import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { DocumentKind } from '#domain/clinical/documents/document-sections.ts';
import { signedClinicalDocumentShape } from '#domain/clinical/signing/signed-clinical-document.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/** The parts of a document that count while it is being corrected. */
type AsSigned = Pick<
  ClinicalDocument,
  'id' | 'planId' | 'fromOn' | 'untilOn' | 'sections' | 'marks' | 'filled'
>;

/**
 * Returns the documents of a kind that are being corrected, as they were signed: the signed version counts
 * until the correction is signed.
 */
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
    // Nothing counts of a withdrawn document.
    if (last?.kind !== kind) continue;
    const { fromOn, untilOn, marks, filled, ...text } = signedClinicalDocumentShape.parse(
      JSON.parse(last.text),
    );
    const sections = text.sections.map(({ key, text: words }) => ({ key, text: words }));
    counting.push({ id, planId, fromOn, untilOn, marks, sections, filled });
  }
  return counting;
}

/** Compares documents by the last day they cover, earliest first. */
export function byLastDay(one: Lasting, other: Lasting): number {
  return one.untilOn.localeCompare(other.untilOn) || one.id - other.id;
}

type Lasting = Pick<ClinicalDocument, 'id' | 'untilOn'>;

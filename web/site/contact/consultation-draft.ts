import {
  type ConsultationFields,
  emptyConsultationRequest,
} from '#domain/consultations/consultation-request.ts';

/** Where the draft is kept, and what the form calls it, so that it is kept before React has loaded too. */
export const DRAFT_KEY = 'consultation-draft';

/** What was typed before the page was loaded again, in this tab only; undefined when there is nothing. */
export function readDraft(): Partial<ConsultationFields> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? knownFields(kept) : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(fields: Partial<ConsultationFields>): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(fields));
  } catch {
    // Private windows may refuse storage; the form works without it.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** Only fields the form has, and only of the type it expects: a draft may stem from an older page. */
function knownFields(kept: object): Partial<ConsultationFields> {
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) =>
        name in emptyConsultationRequest &&
        typeof value === (name === 'insuranceCheck' ? 'boolean' : 'string'),
    ),
  );
}

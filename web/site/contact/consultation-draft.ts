import {
  type ConsultationFields,
  emptyConsultationRequest,
} from '#domain/consultations/consultation-request.ts';

const KEY = 'consultation-draft';

/** What was typed before the page was loaded again, in this tab only; undefined when there is nothing. */
export function readDraft(): Partial<ConsultationFields> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? knownFields(kept) : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(fields: Partial<ConsultationFields>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(fields));
  } catch {
    // Private windows may refuse storage; the form works without it.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
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

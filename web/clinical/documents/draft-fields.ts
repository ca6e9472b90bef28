import type { WrittenField } from '#domain/clinical/signing/unsigned-document.ts';

/** The name of a field on a draft's page, by which it is found. */
type DraftField = WrittenField | `mark-${number}`;

/** Returns the attribute that names a field, or a group of fields, on a draft's page. */
export function namedField(field: DraftField) {
  return { 'data-field': field };
}

/** Returns a field of the page's draft, or the first one of a group; null if it is not shown. */
export function draftField(field: DraftField): HTMLElement | null {
  const named = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  return named?.querySelector<HTMLElement>('input, textarea') ?? named;
}

import type { WrittenField } from '#domain/clinical/signing/unsigned-document.ts';

/** The name of a field on a draft's page, by which it is found. */
type DraftField = WrittenField | `mark-${number}`;

/** Returns the attribute that names a field, or a group of fields, on a draft's page. */
export function namedField(field: DraftField) {
  return { 'data-field': field };
}

/** Returns a field of the page's draft; of a group, the first invalid field or else the first one. Null if it is not shown. */
export function draftField(field: DraftField): HTMLElement | null {
  const named = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const invalid = named?.querySelector<HTMLElement>('[aria-invalid=true]');
  return invalid ?? named?.querySelector<HTMLElement>('input, textarea') ?? named;
}

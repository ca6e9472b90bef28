/** Text fields; checkboxes are left out, because a typed space would tick them. */
const fields =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], [hidden], [readonly], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Focuses the first field of a dialog, with the cursor at the end. Without fields the dialog itself is focused, so
 * that no key presses a button by accident.
 */
export function focusFirstField(sheet: HTMLElement): void {
  const field = sheet.querySelector<HTMLElement>(fields);
  (field ?? sheet).focus();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}

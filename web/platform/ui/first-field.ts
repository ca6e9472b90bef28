/** Boxes that take words. One that a stray space would tick is none. */
const fields =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], [hidden], [readonly], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Puts the focus where somebody begins to type: into the first field of a dialog, behind what stands in it. One
 * without a field has it itself, so that no key presses a button that nobody chose.
 */
export function focusFirstField(sheet: HTMLElement): void {
  const field = sheet.querySelector<HTMLElement>(fields);
  (field ?? sheet).focus();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}

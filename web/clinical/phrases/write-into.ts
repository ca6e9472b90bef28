import type { TextRange } from '#domain/clinical/phrases/insert-phrase.ts';

/**
 * Writes a text over a part of what stands in a field, as if it had been typed: whoever follows the field hears of it, and
 * Ctrl Z takes it back. The field has the focus afterwards, and its caret behind the text.
 */
export function writeInto(field: HTMLTextAreaElement, { from, to }: TextRange, text: string): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
  // Outdated by name, and the only way of writing that the browser's own undo knows of.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** A part of a text, by the positions of its letters; `to` is after the last one. */
interface TextRange {
  from: number;
  to: number;
}

/**
 * Replaces a part of a field's text as if it had been typed: the field's input event fires, and Ctrl Z undoes it. The field has
 * the focus afterwards, and its caret after the text.
 */
export function writeInto(field: HTMLTextAreaElement, { from, to }: TextRange, text: string): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
  // Deprecated, but the only way of writing that the browser's own undo knows of.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

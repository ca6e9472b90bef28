// The styles that affect line breaks.
const layoutStyles = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'textIndent',
  'textTransform',
  'tabSize',
  'lineHeight',
  'padding',
  'borderWidth',
  'borderStyle',
  'boxSizing',
  'overflowWrap',
  'wordBreak',
  'direction',
  'textAlign',
] as const;

/**
 * Returns the screen position of a character in a text field. Browsers do not expose it, so the text is laid
 * out in a copy.
 */
export function caretPlace(field: HTMLTextAreaElement, at: number): DOMRect {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of layoutStyles) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    width: `${field.offsetWidth}px`,
  });
  const caret = document.createElement('span');
  caret.textContent = field.value.slice(at) || '.';
  copy.append(field.value.slice(0, at), caret);
  document.body.append(copy);
  const { offsetLeft, offsetTop } = caret;
  const height = Number.parseFloat(style.lineHeight) || Number.parseFloat(style.fontSize) * 1.5;
  copy.remove();
  const around = field.getBoundingClientRect();
  return new DOMRect(
    around.left + offsetLeft - field.scrollLeft,
    around.top + offsetTop - field.scrollTop,
    1,
    height,
  );
}

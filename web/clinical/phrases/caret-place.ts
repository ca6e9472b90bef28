// What makes a text break into the same lines.
const alike = [
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

/** Where a character of a field stands on the screen: browsers tell it of no field, so the text is laid out once more. */
export function caretPlace(field: HTMLTextAreaElement, at: number): DOMRect {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of alike) copy.style[name] = style[name];
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

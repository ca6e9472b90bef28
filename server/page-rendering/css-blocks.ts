/** A piece of a stylesheet: `head{body}`, or a statement such as `@charset` that ends without a body. */
export interface CssBlock {
  head: string;
  body: string | undefined;
}

/** The blocks of a minified stylesheet, or of the inside of a block, in their order. */
export function blocksOf(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  let from = 0;
  while (from < css.length) {
    const opening = next(css, from, '{;');
    if (opening < 0) break;
    if (css[opening] === ';') {
      blocks.push({ head: css.slice(from, opening + 1), body: undefined });
      from = opening + 1;
    } else {
      const closing = closingBrace(css, opening);
      blocks.push({ head: css.slice(from, opening), body: css.slice(opening + 1, closing) });
      from = closing + 1;
    }
  }
  return blocks;
}

/** Splits a list, of selectors or of declarations, where the mark stands outside brackets and quotes. */
export function splitOutside(text: string, mark: ',' | ';'): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = next(text, 0, mark); at >= 0; at = next(text, from, mark)) {
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

function closingBrace(css: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at >= 0 && at < css.length; at = next(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  throw new Error('The stylesheet has a brace that never closes');
}

/** Where one of the marks comes next outside quotes, round and square brackets and escapes; -1 for nowhere. */
function next(text: string, start: number, marks: string): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\') at += 1;
    else if (letter === '"' || letter === "'") at = endOfQuote(text, at);
    else if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth === 0 && marks.includes(letter)) return at;
  }
  return -1;
}

function endOfQuote(text: string, opening: number): number {
  let at = opening + 1;
  while (at < text.length && text[at] !== text[opening]) at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** The framework's properties, said once more for browsers that cannot register them. */
const unregistered = /@layer properties\{@supports [^{]*\{([^{}]*)\{([^{}]*)\}[^}]*\}\}\}/;

/**
 * Leaves out what the styles of one page can know beforehand: which of the two ways to declare a property counts,
 * and which fallback of a `var(--name, fallback)` is taken. Whatever can change after the page was sent stays.
 */
export function settleProperties(css: string, html: string): string {
  return settleFallbacks(declareOnce(css), html);
}

/** Every browser knows the older way, a rule for all elements; the registration then says nothing new. */
function declareOnce(css: string): string {
  if (!unregistered.test(css)) return css;
  return css
    .replace(unregistered, (_, elements, declarations) => `@layer properties{${elements}{${declarations}}}`)
    .replace(/@property --tw-[\w-]+\{[^{}]*\}/g, '');
}

function settleFallbacks(css: string, html: string): string {
  const [, theme = ''] = /:root,:host\{([^{}]*)\}/.exec(css) ?? [];
  const always = new Set([...theme.matchAll(/(?:^|;)(--[\w-]+):/g)].map(([, name]) => name));
  // What is only ever taken back has never been given.
  const sometimes = new Set(
    [...`${css}${html}`.matchAll(/(--[\w-]+):(?!initial[;}])/g)].map(([, name]) => name),
  );
  return replaceFallbacks(css, (name, fallback) => {
    if (always.has(name)) return `var(${name})`;
    return sometimes.has(name) ? undefined : fallback;
  });
}

type Settle = (name: string, fallback: string) => string | undefined;

/** Goes through every `var(--name, fallback)`, and through the fallbacks themselves. */
function replaceFallbacks(css: string, settle: Settle): string {
  const opening = /var\((--[\w-]+),\s*/g;
  let settled = '';
  let from = 0;
  for (let found = opening.exec(css); found; found = opening.exec(css)) {
    const [start = '', name = ''] = found;
    const inside = found.index + start.length;
    const end = closingBracket(css, inside);
    const fallback = replaceFallbacks(css.slice(inside, end), settle);
    settled += css.slice(from, found.index) + (settle(name, fallback) ?? `${start}${fallback})`);
    from = end + 1;
    opening.lastIndex = from;
  }
  return settled + css.slice(from);
}

function closingBracket(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    else if (css[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The stylesheet has a bracket that never closes');
}

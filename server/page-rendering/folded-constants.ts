/**
 * Writes custom properties that are said once, plainly and for the whole page where they are read, and
 * works out products such as `calc(.25rem * 4)`: a page of its own needs no names for its constants.
 */
export function foldConstants(css: string): string {
  let folded = css.replace(/calc\(([\d.]+) \/ ([\d.]+)\)/g, (_, size, parts) =>
    String(Number((Number(size) / Number(parts)).toFixed(5))),
  );
  for (const [name, value] of constantsOf(folded)) {
    folded = folded.replaceAll(`var(${name})`, value);
  }
  return folded.replace(/calc\((-?[\d.]+)(rem|em|px) \* (-?[\d.]+)\)/g, (_, size, unit, times) => {
    const product = Number((Number(size) * Number(times)).toFixed(5));
    return `${String(product).replace(/^(-?)0\./, '$1.')}${unit}`;
  });
}

/** What the page's root says, as long as nothing says it again and it refers to nothing else. */
function constantsOf(css: string): [name: string, value: string][] {
  const [, root = ''] = /:root,:host\{([^{}]*)\}/.exec(css) ?? [];
  const declarations = [...root.matchAll(/(--[\w-]+):([^;"(]+)(?:;|$)/g)];
  return declarations
    .map(([, name = '', value = '']): [string, string] => [name, value])
    .filter(([name]) => css.split(new RegExp(`[{;]${name}:`)).length === 2);
}

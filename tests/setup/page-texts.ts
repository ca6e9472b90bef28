const readOutAttributes = / (?:alt|aria-label|title|placeholder)="([^"]*)"/g;
const searchTexts = /(?:description|keywords|title|alt)" content="([^"]*)"/g;

/** Returns all texts of a page, including those read aloud or shown for pictures, parts and fields. */
export function pageTexts(html: string): string[] {
  const shown = html
    .replace(/<(script|style)[ >][\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    // Language names are in their own language wherever one is chosen.
    .replace(/<option value="(?:en|es)"[^>]*>[^<]*/g, '<option>')
    .replace(/<a [^>]*hrefLang="[^"]*"[^>]*>[^<]*<\/a>/g, '');
  const texts = [
    ...shown.matchAll(/>([^<>]+)</g),
    ...shown.matchAll(readOutAttributes),
    ...shown.matchAll(searchTexts),
  ];
  return texts.map(([, text = '']) => plain(text)).filter((text) => /\p{L}{2}/u.test(text));
}

/** Returns a page's JSON-LD graph. */
export function jsonLdGraph(html: string): Record<string, unknown>[] {
  const graph: { '@graph'?: Record<string, unknown>[] } = JSON.parse(
    /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '{}',
  );
  return graph['@graph'] ?? [];
}

/** Returns the attributes of each element of a kind, by lower-case name. */
export function elementsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        plain(value),
      ]),
    ),
  );
}

function plain(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

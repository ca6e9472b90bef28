const readOutAttributes = / (?:alt|aria-label|title|placeholder)="([^"]*)"/g;
const searchTexts = /(?:description|keywords|title|alt)" content="([^"]*)"/g;

/** Everything that a page says to somebody: its texts, and what is read out or shown of its pictures, parts and fields. */
export function pageTexts(html: string): string[] {
  const shown = html
    .replace(/<(script|style)[ >][\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    // Languages call themselves what they do, where one is chosen: the page's, or that of a call.
    .replace(/<option value="(?:en|es)"[^>]*>[^<]*/g, '<option>')
    .replace(/<a [^>]*hrefLang="[^"]*"[^>]*>[^<]*<\/a>/g, '');
  const texts = [
    ...shown.matchAll(/>([^<>]+)</g),
    ...shown.matchAll(readOutAttributes),
    ...shown.matchAll(searchTexts),
  ];
  return texts.map(([, text = '']) => plain(text)).filter((text) => /\p{L}{2}/u.test(text));
}

/** What a page states as JSON-LD. */
export function statedGraph(html: string): Record<string, unknown>[] {
  const graph: { '@graph'?: Record<string, unknown>[] } = JSON.parse(
    /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '{}',
  );
  return graph['@graph'] ?? [];
}

/** The attributes of each element of a kind in the page, by their names in small letters. */
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

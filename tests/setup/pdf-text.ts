import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  pageCount: number;
  /** The text on the pages, one line per run. */
  text: string;
}

/** Reads a PDF of the program: its compressed streams and the fonts' character maps. */
export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\b([\s\S]*?)\bendobj/g))
    objects.set(id, body);
  const streamOf = (id: string) => inflated(objects.get(id) ?? '');
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const text = pages.flatMap((page) => {
    const [, resources = ''] = /\/Resources (\d+) 0 R/.exec(page) ?? [];
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    const fonts = new Map<string, Map<string, string>>();
    const fontList = /\/Font <<([\s\S]*?)>>/.exec(objects.get(resources) ?? '')?.[1] ?? '';
    for (const [, name = '', id = ''] of fontList.matchAll(/\/(\S+) (\d+) 0 R/g)) {
      const [, toUnicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, charactersOf(streamOf(toUnicode)));
    }
    return runsOf(streamOf(contents), fonts);
  });
  return { pageCount: pages.length, text: text.join('\n') };
}

function inflated(body: string): string {
  const start = /stream\r?\n/.exec(body);
  if (!start) return '';
  const end = body.lastIndexOf('\nendstream');
  const bytes = Buffer.from(body.slice(start.index + start[0].length, end), 'latin1');
  return inflateSync(bytes).toString('latin1');
}

/** Returns glyph codes with their characters from a font's ToUnicode map. */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      characters.set(glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return characters;
}

function runsOf(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string[] {
  let font: Map<string, string> | undefined;
  const runs: string[] = [];
  for (const [, name, run] of content.matchAll(/\/(\S+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    const codes = [...(run ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, code = '']) => code).join('');
    const glyphs = codes.toLowerCase().match(/.{4}/g) ?? [];
    if (run !== undefined) runs.push(glyphs.map((glyph) => font?.get(glyph) ?? '?').join(''));
  }
  return runs;
}

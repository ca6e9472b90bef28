import type {
  DocumentNode,
  Node,
  SafeDocumentNode,
  SafeNode,
  SafeTextNode,
  TextNode,
} from '@react-pdf/layout';

/** Characters of the font that all documents share; other fonts number their glyphs anew in each document. */
const keptText = /^[\x20-\x7e]{1,64}$/;
const MOST = 1_000;
/** In points. */
const ROUNDING = 0.001;

type Lines = NonNullable<TextNode['lines']>;
type LayOut = (document: DocumentNode) => Promise<SafeDocumentNode>;

interface KeptLine {
  lines: Lines;
  /** The width of the text's box. */
  boxWidth: number;
  /** Whether the same text also occurred in a box of another width, where its line was wrong. */
  isUseless?: boolean;
}

/** The layouts of single-line texts, by text and inherited styles; a thread renders one document at a time. */
let kept = new Map<string, KeptLine>();

/**
 * Lays out a document and reuses the lines of texts that were laid out in the same styles before: headings, days and
 * amounts recur in every paper, and texts are a third of the work. If a reused line turns out to be in a box of another
 * width, all texts are laid out again.
 */
export async function layOutWithKeptLines(document: DocumentNode, layOut: LayOut): Promise<SafeDocumentNode> {
  const used = new Map<Lines, KeptLine>();
  const keys = new Map<object, string | undefined>();
  for (const [text, key] of textsIn(document)) {
    const known = kept.get(key);
    if (known && !known.isUseless) {
      text.lines = known.lines;
      used.set(known.lines, known);
    }
    // Layout copies nodes but not their properties. An element used in two places is not cached.
    keys.set(text.props, keys.has(text.props) ? undefined : key);
  }
  const laidOut = await layOut(document);
  const set = Array.from(textsSet(laidOut));
  const wrong = set.flatMap((text) => wrongLine(text, used) ?? []);
  if (wrong.length === 0) {
    for (const text of set) keep(text, keys.get(text.props));
    return laidOut;
  }
  for (const line of wrong) line.isUseless = true;
  for (const [text] of textsIn(document)) delete text.lines;
  return layOut(document);
}

/** Yields the texts that can be cached, each with the key of its text and styles. */
function* textsIn(node: Node, styles = ''): Generator<[text: TextNode, key: string]> {
  const inherited = `${styles}${JSON.stringify(node.style)}`;
  if (node.type === 'TEXT') {
    const [only, ...others] = node.children ?? [];
    if (only?.type === 'TEXT_INSTANCE' && others.length === 0 && keptText.test(only.value))
      yield [node, `${inherited}${only.value}`];
  } else for (const child of node.children ?? []) yield* textsIn(child, inherited);
}

/** Yields the texts of a document that is laid out. */
export function* textsSet(node: SafeNode): Generator<SafeTextNode> {
  if (node.type === 'TEXT') yield node;
  else for (const child of node.children ?? []) yield* textsSet(child);
}

/** Returns the reused line of a text if it is wrong for the text's present box. */
function wrongLine(
  { lines, box, style }: SafeTextNode,
  used: ReadonlyMap<Lines, KeptLine>,
): KeptLine | undefined {
  const known = lines && used.get(lines);
  if (known === undefined) return undefined;
  const boxWidth = box?.width ?? 0;
  // Left-aligned text only has to fit.
  const isAtLeft = style.textAlign === undefined || style.textAlign === 'left';
  const least = isAtLeft ? (known.lines[0]?.xAdvance ?? 0) : known.boxWidth;
  const most = isAtLeft ? Infinity : known.boxWidth;
  return least <= boxWidth + ROUNDING && boxWidth <= most + ROUNDING ? undefined : known;
}

function keep({ lines, box, alignOffset }: SafeTextNode, key: string | undefined): void {
  if (key === undefined || lines?.length !== 1 || box === undefined || alignOffset || kept.has(key)) return;
  if (kept.size >= MOST) kept = new Map();
  kept.set(key, { lines, boxWidth: box.width });
}

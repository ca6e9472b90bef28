import { renderAsync } from '@resvg/resvg-js';
import { colorsWith } from '#domain/platform/accents.ts';
import type { ShareCard } from '#domain/website/pages/built-site.ts';
import { headlineLetters, linesOf, shortened, textLetters } from './letter-shapes.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 84;
const TITLE_SIZE = 72;
const TITLE_LEADING = 82;
const TITLE_WIDTH = 640;
const SMALLEST_TITLE_SIZE = 44;
const NAME_SIZE = 34;
const NAME_LEFT = MARGIN + 66;
const SMALLEST_LINE_SIZE = 24;

type Colors = ReturnType<typeof colorsWith>;

/** The practice's own pictures on a card: the logo as PNG, the photo as JPEG. */
export interface CardPhotos {
  logo?: Uint8Array | undefined;
  portrait?: Uint8Array | undefined;
}

/** Draws the preview image of a shared page, 1200 by 630 pixels, off the main thread. */
export async function drawSharePicture(
  card: ShareCard,
  turn: number,
  photos: CardPhotos = {},
): Promise<Buffer> {
  const picture = await renderAsync(sharePictureSvg(card, turn, photos), {
    font: { loadSystemFonts: false },
  });
  return picture.asPng();
}

/** Returns the picture as SVG; `turn` varies the colors of the blocks for each page. */
function sharePictureSvg(card: ShareCard, turn: number, { logo, portrait }: CardPhotos): string {
  const colors = colorsWith(card.accent);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.canvas.light}"/>`,
    portrait ? photo(portrait, turn, colors) : blocks(turn, colors),
    logo ? ownMark(logo) : mark(colors),
    oneLine(card.practiceName, { x: NAME_LEFT, y: 122, size: NAME_SIZE, color: colors.ink.light }),
    titleLines(card.title, colors),
    oneLine(card.footer, { x: MARGIN, y: HEIGHT - 74, size: 28, color: colors.inkMuted.light }),
    '</svg>',
  ].join('');
}

/**
 * Returns a text of the practice on one line: in smaller type if long, and truncated at a word if even
 * longer.
 */
function oneLine(text: string, place: { x: number; y: number; size: number; color: string }): string {
  const width = TITLE_WIDTH + MARGIN - place.x;
  let { size } = place;
  while (size > SMALLEST_LINE_SIZE && textLetters.widthOf(text, size) > width) size -= 1;
  return textLetters.shapesOf(shortened(text, textLetters, size, width), { ...place, size });
}

function titleLines(title: string, colors: Colors): string {
  const size = fittingSize(title);
  const lines = linesOf(title, headlineLetters, size, TITLE_WIDTH);
  const leading = (TITLE_LEADING / TITLE_SIZE) * size;
  const top = 350 - ((lines.length - 1) * leading) / 2;
  return lines
    .map((line, index) =>
      headlineLetters.shapesOf(line, { x: MARGIN, y: top + index * leading, size, color: colors.ink.light }),
    )
    .join('');
}

/** Returns the largest size at which a title fits three lines next to the blocks. */
function fittingSize(title: string): number {
  for (let size = TITLE_SIZE; size > SMALLEST_TITLE_SIZE; size -= 4) {
    const lines = linesOf(title, headlineLetters, size, TITLE_WIDTH);
    if (lines.length <= 3 && lines.every((line) => headlineLetters.widthOf(line, size) <= TITLE_WIDTH))
      return size;
  }
  return SMALLEST_TITLE_SIZE;
}

function softColors({ primarySoft, accentSoft, sunSoft, infoSoft }: Colors): string[] {
  return [primarySoft.light, accentSoft.light, sunSoft.light, infoSoft.light];
}

/** Draws the therapist's photo in place of the blocks, on the same background. */
function photo(portrait: Uint8Array, turn: number, colors: Colors): string {
  const soft = softColors(colors);
  return `<clipPath id="photo"><rect x="790" y="102" width="355" height="426" rx="36"/></clipPath>
    <circle cx="985" cy="315" r="265" fill="${soft[(turn + 2) % soft.length]}"/>
    <image x="790" y="102" width="355" height="426" clip-path="url(#photo)" href="${embedded(portrait, 'jpeg')}"/>`;
}

/** Draws the practice's logo. */
function ownMark(logo: Uint8Array): string {
  return `<image x="${MARGIN}" y="86" width="48" height="48" href="${embedded(logo, 'png')}"/>`;
}

function embedded(picture: Uint8Array, type: 'jpeg' | 'png'): string {
  return `data:image/${type};base64,${Buffer.from(picture).toString('base64')}`;
}

/** Draws the product's logo, three toy blocks. */
function mark(colors: Colors): string {
  return `<g transform="translate(${MARGIN} 86) scale(1.5)">
    <rect x="2" y="17" width="13" height="13" rx="3" fill="${colors.primary.light}"/>
    <rect x="17" y="17" width="13" height="13" rx="6.5" fill="${colors.sun.light}"/>
    <rect x="10" y="2" width="12" height="12" rx="3" transform="rotate(12 16 8)" fill="${colors.accent.light}"/>
  </g>`;
}

/** Draws a tower of toy blocks: an arch, a disc, a roof and a block being put on top. */
function blocks(turn: number, colors: Colors): string {
  const strong = [colors.primary.light, colors.accent.light, colors.sun.light, colors.info.light];
  const soft = softColors(colors);
  const dealt = (shades: readonly string[], place: number) => shades[(turn + place) % shades.length];
  return `
    <circle cx="985" cy="315" r="265" fill="${dealt(soft, 2)}"/>
    <rect x="790" y="438" width="130" height="130" rx="14" fill="${dealt(strong, 0)}"/>
    <circle cx="855" cy="503" r="38" fill="${dealt(soft, 0)}"/>
    <path d="M928 568V498a92 92 0 0 1 184 0v70h-50v-70a42 42 0 0 0-84 0v70z" fill="${dealt(strong, 3)}"/>
    <rect x="790" y="300" width="130" height="130" rx="14" fill="${dealt(soft, 1)}"/>
    <path d="M820 400l12-40 46-46 28 28-46 46z" fill="${dealt(strong, 1)}"/>
    <path d="M928 398v-92h184v92z" fill="${dealt(strong, 2)}"/>
    <circle cx="974" cy="352" r="20" fill="${dealt(soft, 2)}"/>
    <circle cx="1066" cy="352" r="20" fill="${dealt(soft, 2)}"/>
    <path d="M855 180l70 112H785z" fill="${dealt(strong, 2)}"/>
    <rect x="966" y="168" width="110" height="110" rx="14" transform="rotate(9 1021 223)" fill="${dealt(strong, 1)}"/>
    <path d="M770 572h372" stroke="${colors.ink.light}" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`;
}

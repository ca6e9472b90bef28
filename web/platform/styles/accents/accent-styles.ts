import type { Accent } from '#domain/platform/accents.ts';
import blue from './blue.css?inline';
import brown from './brown.css?inline';
import green from './green.css?inline';
import purple from './purple.css?inline';
import rose from './rose.css?inline';

/** What a page of the website wears over its stylesheet in the colors that the practice chose; nothing for the usual ones. */
export const accentStyles: Record<Accent, string> = { teal: '', blue, green, purple, rose, brown };

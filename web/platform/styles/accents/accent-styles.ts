import type { Accent } from '#domain/platform/accents.ts';
import blue from './blue.css?inline';
import brown from './brown.css?inline';
import green from './green.css?inline';
import purple from './purple.css?inline';
import rose from './rose.css?inline';

/** The styles that a website page adds for the practice's chosen color; none for the default. */
export const accentStyles: Record<Accent, string> = { teal: '', blue, green, purple, rose, brown };

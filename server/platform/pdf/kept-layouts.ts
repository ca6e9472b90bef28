import type { Font, GlyphRun } from 'fontkit';

/** Longer texts hardly ever recur. */
const LONGEST = 64;
const MOST = 4_000;

/**
 * Makes a font keep how it set short texts: letterheads, headings, days and amounts stand in every paper, and a thread makes
 * one paper after the other.
 */
export function keepLayouts(font: Pick<Font, 'layout'>): void {
  const layOut = font.layout.bind(font);
  let kept = new Map<string, GlyphRun>();
  font.layout = (text, features, script, language, direction) => {
    // The renderer's usual request, without font features of a style.
    const isUsual = Object.keys(features ?? {}).length === 0 && script === undefined && direction === 'ltr';
    if (!isUsual || text.length > LONGEST) return layOut(text, features, script, language, direction);
    const known = kept.get(text);
    if (known) return known;
    const run = layOut(text, features, script, language, direction);
    // Shared from now on.
    Object.freeze(run.glyphs);
    Object.freeze(run.positions);
    run.positions.forEach(Object.freeze);
    if (kept.size >= MOST) kept = new Map();
    kept.set(text, run);
    return run;
  };
}

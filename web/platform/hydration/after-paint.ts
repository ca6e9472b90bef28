/**
 * The page with its modules out of the browser's sight; the paint starter puts them back after the first paint. Until then
 * they are text of a type that no browser runs, of which HTML wants a slash in its name and no haste.
 */
export function withModulesAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replaceAll(/<script type="module"(?: async="")?/g, '<script type="text/after-paint"');
}

/**
 * Returns the page with its modules hidden from the browser; the paint starter restores them after the first paint.
 * Until then they have a script type that no browser runs.
 */
export function withModulesAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replaceAll(/<script type="module"(?: async="")?/g, '<script type="text/after-paint"');
}

/** The page with its modules out of the browser's sight; the paint starter puts them back after the first paint. */
export function withModulesAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replaceAll('<script type="module"', '<script type="after-paint"');
}

/** The path that a prefetched page reports to when it is shown; the page's own path follows it. */
export const SHOWN_PATH = '/page-shown';

/** The script of such a page; it leaves before anything looks at the page. */
// Drawn ahead, a page waits out of sight until the visitor comes; fetched ahead, it runs only once it is shown.
export const showingScript = `(d=>{d.currentScript.remove();let tell=()=>navigator.sendBeacon("${SHOWN_PATH}"+location.pathname);d.prerendering?d.addEventListener("prerenderingchange",tell):tell()})(document)`;

/**
 * Returns a page for a browser that prefetches it, with a script that tells the server once it is shown.
 * Pages that visitors request directly do not have it.
 */
export function withShownBeacon(html: string): string {
  return html.replace('</body>', () => `<script>${showingScript}</script></body>`);
}

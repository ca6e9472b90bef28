/** The address to which a prefetched page reports that it is shown; the path of the page follows it. */
export const SHOWN_PATH = '/page-shown';

/** The script of such a page; it leaves before anything looks at the page. */
// Drawn ahead, a page waits out of sight until the visitor comes; fetched ahead, it runs only once it is shown.
export const showingScript = `(d=>{d.currentScript.remove();let tell=()=>navigator.sendBeacon("${SHOWN_PATH}"+location.pathname);d.prerendering?d.addEventListener("prerenderingchange",tell):tell()})(document)`;

/**
 * The edition of a page for a browser that fetches it before the visitor has asked for it: it alone tells the server
 * once it is shown, because nothing else would. Pages that visitors ask for carry nothing of it.
 */
export function withShownBeacon(html: string): string {
  return html.replace('</body>', () => `<script>${showingScript}</script></body>`);
}

const stateScript = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;
const heldScript = /<script type="held"[^>]*>([\s\S]*?)<\/script>/;

/** A page without its scripts, and the scripts as files of their own by their path on the site. */
export interface LightPage {
  html: string;
  scripts: Record<string, string>;
}

/**
 * Takes what React needs to take a page over, and the visitor may never need, out of a page whose scripts
 * wait. It becomes two files: the one that the page asks for when React shall start, and React's state,
 * which that one brings in before anything of React runs. Other pages stay as they are.
 */
export function moveScriptsOut(html: string, path: string): LightPage {
  const [, start] = heldScript.exec(html) ?? [];
  if (start === undefined) return { html, scripts: {} };
  const { startUrl, stateUrl } = scriptUrlsOf(path);
  const state = [...html.matchAll(stateScript)].map(([, text = '']) => text).join('\n');
  const page = html
    // The elements stay: React looks for them when it takes the page over. One with both `async` and `src`
    // it would take for a stranger's.
    .replace(stateScript, '<script></script>')
    .replace(heldScript, `<script type="held" src="${startUrl}"></script>`);
  return { html: page, scripts: { [startUrl]: `import "${stateUrl}";\n${start}`, [stateUrl]: state } };
}

/** Where a page's scripts are: `/page-start/contact.js` and `/page-state/contact.js`; `index.js` for the home page. */
export function scriptUrlsOf(path: string): { startUrl: string; stateUrl: string } {
  const file = `${path === '/' ? '/index' : path}.js`;
  return { startUrl: `/page-start${file}`, stateUrl: `/page-state${file}` };
}

const stateScript = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;

/**
 * Takes what React needs to take a page over, and the visitor may never need, out of a page whose scripts
 * wait: it becomes a file of its own that the waiting script asks for first. Pages whose scripts start at
 * once, or never, stay as they are.
 */
export function moveStateOut(html: string, url: string): { html: string; state: string | undefined } {
  if (!html.includes('<script type="held"')) return { html, state: undefined };
  const state = [...html.matchAll(stateScript)].map(([, text = '']) => text).join('\n');
  const page = html
    // The elements stay: React looks for them when it takes the page over.
    .replace(stateScript, '<script></script>')
    .replace(/<script type="held"[^>]*>/, (opening) => `${opening}import "${url}";`);
  return { html: page, state };
}

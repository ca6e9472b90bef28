import { createHash } from 'node:crypto';
import type { AssetShelf } from './asset-shelf.ts';
import { usedStyles } from './used-styles.ts';

/**
 * Writes what the page needs of its stylesheets into the page, so that the first paint waits for one
 * answer only. The note of where each came from lets React find its <link>, and the whole file, again.
 */
export async function inlineStyles(html: string, assets: AssetShelf): Promise<string> {
  let page = html;
  for (const [link, path = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)) {
    const css = (await assets.find(path))?.bodies.identity.toString();
    // Text that would end the element early stays in its file.
    if (css === undefined || css.includes('</style')) continue;
    page = page.replace(link, () => `<style data-source="${path}">${usedStyles(css, html)}</style>`);
  }
  return page;
}

/** Lets the scripts that wait for the visitor start with the page. */
export function releaseScripts(html: string): string {
  return html.replaceAll('<script type="held"', '<script type="module"');
}

/** The hashes, as a content security policy writes them, of the scripts inside the page. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const texts = scripts
    .filter(([, attributes = '', text]) => text && isRun(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

function isRun(attributes: string): boolean {
  return !/ src=| type="application\/ld\+json"/.test(attributes);
}

/**
 * Returns robots.txt, which allows everything. Private pages are not listed there; they are marked noindex
 * themselves.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** A page to list, and its paths in both languages if it exists in both. */
export interface ListedPage {
  path: string;
  english?: string;
  spanish?: string;
}

/**
 * Returns sitemap.xml with the pages that search engines may list, each with its counterparts in other
 * languages.
 */
export function sitemapXml(siteUrl: string, pages: readonly ListedPage[]): string {
  const addressOf = (path: string) => escapeXml(siteUrl + path);
  const urls = pages.map(({ path, english, spanish }) => {
    const links = Object.entries({ en: english, es: spanish, 'x-default': english }).flatMap(
      ([language, to]) =>
        to === undefined
          ? []
          : `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(to)}"/>`,
    );
    return `  <url><loc>${addressOf(path)}</loc>${links.join('')}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

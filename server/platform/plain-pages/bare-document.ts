import type { Accent } from '#domain/platform/accents.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { escapeHtml } from './escape-html.ts';
import { plainPageStyles } from './plain-page-styles.ts';

/**
 * Returns a whole HTML document that no search engine lists and that loads nothing. `title` is text, `body` is HTML.
 */
export function bareDocument(
  title: string,
  body: string,
  language: SiteLanguage = 'en',
  accent: Accent = 'teal',
): string {
  return `<!doctype html>
<html lang="${language}-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${plainPageStyles(accent)}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

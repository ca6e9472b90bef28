import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { escapeHtml } from './escape-html.ts';
import { plainPageMark } from './plain-page-mark.ts';
import { plainPageStyles } from './plain-page-styles.ts';

/** A page that needs nothing but itself, for browsers that run no script. `title` is text, `body` is HTML. */
export function plainPage(title: string, body: string, { practiceName }: PublicIdentity): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${practiceName}`)}</title>
<style>${plainPageStyles}</style>
</head>
<body>
<header><a href="/">${plainPageMark}${escapeHtml(practiceName)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

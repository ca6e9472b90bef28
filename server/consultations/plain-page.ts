import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPageStyles } from '#server/http/plain-page-styles.ts';

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
<header><a href="/">${mark}${escapeHtml(practiceName)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The product's mark, three toy blocks. */
const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="17" width="13" height="13" rx="3" fill="var(--primary)"/>
<rect x="17" y="17" width="13" height="13" rx="6.5" fill="var(--sun)"/>
<rect x="10" y="2" width="12" height="12" rx="3" transform="rotate(12 16 8)" fill="var(--accent)"/></svg>`;

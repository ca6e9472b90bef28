import { plainPageMark } from '#server/plain-pages/plain-page-mark.ts';
import { plainPageStyles } from '#server/plain-pages/plain-page-styles.ts';

/** A page that depends on nothing which may be broken, with the number under which the failure was logged. */
export function failurePage(requestId: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>${plainPageStyles}</style>
</head>
<body>
<main>
${plainPageMark}
<h1>Something went wrong on our side</h1>
<p class="lead">This page could not be shown. Please try again in a moment, or <a href="/">go to the home page</a>.</p>
<p>If it stays like this, tell us this number: <strong>${requestId}</strong></p>
</main>
</body>
</html>
`;
}

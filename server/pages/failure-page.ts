/** A page that depends on nothing which may be broken, with the number under which the failure was logged. */
export function failurePage(requestId: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>
:root { color-scheme: light dark }
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.25 }
</style>
</head>
<body>
<h1>Something went wrong on our side</h1>
<p>This page could not be shown. Please try again in a moment, or <a href="/">go to the home page</a>.</p>
<p>If it stays like this, tell us this number: <strong>${requestId}</strong></p>
</body>
</html>
`;
}

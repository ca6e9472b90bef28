import { escapeHtml } from '#server/http/escape-html.ts';

/** A page that needs nothing but itself, for browsers that run no script. `title` is text, `body` is HTML. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; --ink: light-dark(#21302f, #f4ede2); --line: light-dark(#8c8474, #827a6c);
  --danger: light-dark(#8d271e, #ffc5bd); --primary: light-dark(#0f635e, #74ccbe); --on-primary: light-dark(#fff, #08302c) }
body { max-width: 36rem; margin: 8vh auto; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif;
  color: var(--ink); background: light-dark(#fbf7ef, #191714) }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { color: var(--primary) }
label { display: block; margin-top: 1.25rem; font-weight: 600 }
.box { display: flex; gap: .75rem; align-items: center; font-weight: 400; min-height: 44px }
.box input { width: 1.5rem; height: 1.5rem }
input:not([type=checkbox]), textarea { box-sizing: border-box; width: 100%; min-height: 44px; margin-top: .25rem;
  padding: .5rem .75rem; font: inherit; color: inherit; background: light-dark(#fffdf9, #23201c);
  border: 1px solid var(--line); border-radius: .5rem }
[aria-invalid=true] { border-color: var(--danger) !important; border-width: 2px !important }
.problem { margin: .25rem 0 0; color: var(--danger) }
.summary { padding: .25rem 1.25rem; color: var(--danger); border: 2px solid currentcolor; border-radius: .75rem }
.summary a { color: inherit }
button { margin: 1.5rem 0; padding: .75rem 1.5rem; min-height: 44px; font: inherit; font-weight: 600;
  color: var(--on-primary); background: var(--primary); border: 0; border-radius: .75rem }
.trap { position: absolute; left: -100vw }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

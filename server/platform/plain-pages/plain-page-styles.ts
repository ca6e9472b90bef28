import { type Accent, colorsWith } from '#domain/platform/accents.ts';
import { lightDark } from '#domain/platform/colors.ts';

/** Returns the site's styles for a page that may load nothing: its colors, light and dark, and system fonts. */
export function plainPageStyles(accent: Accent): string {
  const colors = colorsWith(accent);
  return `
:root { color-scheme: light dark; --ink: ${lightDark(colors.ink)};
  --line: ${lightDark(colors.line)}; --box: ${lightDark(colors.lineStrong)}; --surface: ${lightDark(colors.surface)};
  --primary: ${lightDark(colors.primary)}; --on-primary: ${lightDark(colors.onPrimary)};
  --accent: ${lightDark(colors.accent)}; --sun: ${lightDark(colors.sun)};
  --danger: ${lightDark(colors.dangerInk)}; --danger-soft: ${lightDark(colors.dangerSoft)} }
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--ink); background: ${lightDark(colors.canvas)} }
header { border-bottom: 1px solid var(--line) }
header a { display: flex; gap: .625rem; align-items: center; max-width: 44rem; min-height: 4rem; margin: auto; padding: 0 1.25rem;
  color: var(--ink); font: 600 1.125rem Georgia, serif; text-decoration: none }
svg { width: 2rem; height: 2rem; flex: none }
main > svg { width: 3rem; height: 3rem; margin-bottom: 1rem }
main { max-width: 44rem; margin: auto; padding: 2.5rem 1.25rem 4rem }
h1 { margin: 0 0 1rem; font: 600 clamp(1.875rem, 1.5rem + 1.7vw, 2.5rem)/1.15 Georgia, serif; letter-spacing: -.015em; text-wrap: balance }
main a { color: var(--primary) }
.lead { font-size: 1.1875rem; margin: 0 0 1.5rem }
form { display: grid; gap: 0 1.25rem; margin-top: 2rem; padding: .5rem 1.5rem 1.75rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: 1.5rem }
@media (min-width: 36rem) { form { grid-template-columns: 1fr 1fr; padding: 1rem 2.25rem 2.25rem } .wide { grid-column: 1 / -1 } }
label { display: block; margin-top: 1.25rem; font-size: .9375rem; font-weight: 500 }
.box { display: flex; gap: .75rem; align-items: center; font-weight: 400; min-height: 44px }
.box input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: var(--primary) }
input:not([type=checkbox]), textarea, select { width: 100%; min-height: 44px; margin-top: .375rem; padding: .5rem .75rem; font: inherit;
  font-size: 1rem; color: inherit; background: var(--surface); border: 1px solid var(--box); border-radius: .5rem }
[aria-invalid=true] { border-color: var(--danger) !important; outline: 1px solid var(--danger) }
:focus-visible { outline: 2px solid var(--primary) !important; outline-offset: 2px }
.hint { margin: .25rem 0 0; font-size: .9375rem }
.problem { margin: .25rem 0 0; color: var(--danger); font-size: .9375rem; font-weight: 500 }
.summary { margin: 0 0 1.25rem; padding: .5rem 1.25rem; color: var(--danger); background: var(--danger-soft); border: 1px solid transparent;
  border-radius: .75rem }
.summary ul { margin: 0; padding: 0; list-style: none }
.summary li { padding: .25rem 0 }
.summary a { color: inherit }
button, .button { display: inline-block; margin: 1.5rem 0 0; padding: .625rem 1.5rem; min-height: 48px; font: 600 1rem/1.75 system-ui, sans-serif;
  color: var(--on-primary); background: var(--primary); border: 1px solid transparent; border-radius: .5rem; text-decoration: none; cursor: pointer }
main .button { color: var(--on-primary) }
form:has([value=other]:not(:checked)) .of-other { display: none }
.trap { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@media (max-width: 35rem) { button, .button { width: 100%; text-align: center } }
`;
}

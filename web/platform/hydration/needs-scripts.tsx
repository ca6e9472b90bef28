/** Explains, in browsers without scripts, why the page does not work. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="bg-info-soft px-4 py-3 text-center text-info-ink">
        This page needs JavaScript. Please turn it on in your browser, then load the page again.
      </p>
    </noscript>
  );
}

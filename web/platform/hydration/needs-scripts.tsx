/** Says, to a browser that runs no scripts, why the page it shows will not do anything. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="bg-info-soft px-4 py-3 text-center text-info-ink">
        This page needs JavaScript. Please turn it on in your browser, then load the page again.
      </p>
    </noscript>
  );
}

/*
 * Runs inside the <head> of pages that React takes over after their first paint: what the server took out of the
 * browser's sight until then (`after-paint.ts`) is put back. Bundled and minified into the HTML by the build, under 1 KB.
 */
const LATEST_MS = 3_000;

addEventListener('DOMContentLoaded', () => {
  // A page that nobody sees yet, drawn ahead or in another tab, may paint nothing for long.
  if (document.hidden) start();
  else new PerformanceObserver(startOnceRead).observe({ type: 'paint', buffered: true });
  // Some browsers keep to themselves when they paint.
  setTimeout(start, LATEST_MS);
});

/** A busy device paints the bare page first, and what can be read of it some frames later. */
function startOnceRead(paints: PerformanceObserverEntryList) {
  if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
}

/** Each in a task of its own: asking for twenty files at once would hold up a slow phone. */
function start() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=after-paint]')) {
    setTimeout(() => {
      link.rel = 'modulepreload';
    });
  }
  for (const script of document.querySelectorAll('script[type="text/after-paint"]'))
    setTimeout(run, 0, script);
}

function run(script: Element) {
  const module = document.createElement('script');
  module.type = 'module';
  module.textContent = script.textContent;
  script.replaceWith(module);
}

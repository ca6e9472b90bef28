/* Runs inside the <head> of pages that React hydrates after the first paint: restores what the server hid from the browser until then (`after-paint.ts`). Bundled and minified into the HTML by the build, under 1 KB. */
const LATEST_MS = 3_000;

addEventListener('DOMContentLoaded', () => {
  // A hidden page, prerendered or in another tab, may not paint for long.
  if (document.hidden) start();
  else new PerformanceObserver(startOnceRead).observe({ type: 'paint', buffered: true });
  // Some browsers do not report paints.
  setTimeout(start, LATEST_MS);
});

/** A busy device paints the bare page first and its text some frames later. */
function startOnceRead(paints: PerformanceObserverEntryList) {
  if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
}

/** Each in its own task: requesting twenty files at once would delay a slow phone. */
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

/* Runs inside every page's <head> before the first paint: applies the visitor's theme and the fonts. Fonts are loaded after the first paint, and only applied if no visible text would move; otherwise from the visit's next page on. */
const NOTICED_FROM_PX = 2;
const root = document.documentElement;

try {
  const { theme } = localStorage;
  if (/^(light|dark)$/.test(theme)) root.classList.add(theme);
  // An earlier page of this visit has loaded the fonts.
  if (sessionStorage.fonts) root.dataset.fonts = '';
} catch {
  // Some private windows have no storage; the system's theme is used.
}
if (root.dataset.fonts !== '') {
  addEventListener('load', () =>
    new PerformanceObserver(bringFonts).observe({ type: 'paint', buffered: true }),
  );
}

async function bringFonts(_paints: PerformanceObserverEntryList, observer: PerformanceObserver) {
  observer.disconnect();
  await Promise.all(
    ['1em Figtree Variable', '600 1em Fraunces Variable'].map((font) => document.fonts.load(font)),
  );
  const blocks = [...document.querySelectorAll('h1,h2,h3,p,a,svg,label')];
  const before = blocks.map(topOf);
  root.dataset.fonts = '';
  const isNoticed = (top: number, index: number) => {
    const was = before[index] ?? 0;
    return was > 0 && was < innerHeight && Math.abs(was - top) > NOTICED_FROM_PX;
  };
  if (blocks.map(topOf).some(isNoticed)) delete root.dataset.fonts;
  try {
    sessionStorage.fonts = 1;
  } catch {
    // The next page then waits for them again.
  }
}

function topOf(block: Element) {
  return block.getBoundingClientRect().top;
}

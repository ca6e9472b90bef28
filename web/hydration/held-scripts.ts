/** What the visitor did with the form while React was still on its way. */
export interface EarlyActions {
  /** Presses and clicks of buttons and form submits, whose default was prevented, and fields that were left; oldest first. */
  kept: Event[];
  /** True once React answers for itself, or is known not to come. */
  isOver: boolean;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/**
 * Keeps React's scripts of a rendered page from starting, or even being fetched, until the page's
 * deferred starter lets them go: browsers leave scripts of an unknown type alone.
 */
export function holdScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll('<script type="module"', '<script type="held"');
}

/** The attribute under which the server notes which file a <style> element stands for. */
const STYLE_SOURCE = 'data-source';

/**
 * Gives React the <link> elements it expects where the server wrote the styles into the page. Each
 * <style> stays until the file has arrived, so that nothing is ever seen unstyled, and until `whenHydrated`:
 * React walks the page from one element to the next, and loses its way when the one it stands on goes.
 */
export function takeOverInlinedStyles(whenHydrated: Promise<void>): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[${STYLE_SOURCE}]`)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => whenHydrated.then(() => style.remove());
    link.setAttribute('href', style.getAttribute(STYLE_SOURCE) ?? '');
    style.after(link);
  }
}

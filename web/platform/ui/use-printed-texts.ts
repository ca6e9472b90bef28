import { useEffect } from 'react';

/**
 * Prints the whole text of each text box, as words that may go on on the next sheet: a box is cut off where its sheet ends.
 * app.css hides a box beside which its text stands.
 */
export function usePrintedTexts(): void {
  useEffect(() => {
    const paper = window.matchMedia('print');
    const copies: HTMLElement[] = [];
    const change = () => {
      for (const copy of copies.splice(0)) copy.remove();
      if (!paper.matches) return;
      for (const box of document.querySelectorAll<HTMLTextAreaElement>('main textarea')) {
        const copy = document.createElement('p');
        copy.className = 'printed-text';
        copy.textContent = box.value;
        box.after(copy);
        copies.push(copy);
      }
    };
    paper.addEventListener('change', change);
    return () => paper.removeEventListener('change', change);
  }, []);
}

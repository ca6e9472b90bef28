import { useEffect } from 'react';

/* Replaces the package `react-style-singleton`, with which dialogs and menus stop the page behind them from scrolling: it writes a <style> element, which our content security policy blocks. Adopted style sheets are allowed. */

interface StyleProps {
  styles: string;
  /** Whether new styles replace the first ones of the same element. */
  dynamic?: boolean;
}

/** Returns a component that applies its styles while any instance is mounted. */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each dialog, as the package makes it
  return function Style({ styles, dynamic = false }: StyleProps) {
    const changing = dynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles that are not dynamic are taken once
    useEffect(() => {
      if (users === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      users += 1;
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [changing]);
    return null;
  };
}

import { useEffect } from 'react';

/*
 * Stands in for the package `react-style-singleton`, through which dialogs and menus keep the page behind them from
 * scrolling: that one writes a <style> element, which the security policy of our pages refuses. A sheet that a script
 * adopts is allowed.
 */

interface StyleProps {
  styles: string;
  /** Whether other styles in the same element take the place of the first. */
  dynamic?: boolean;
}

/** A component that puts its styles on the page for as long as any of its kind is on screen. */
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

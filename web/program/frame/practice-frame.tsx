import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useKeptFocus } from '#web/platform/ui/use-kept-focus.ts';
import { useLoadSoon } from '#web/platform/ui/use-load-soon.ts';
import { usePrintedTexts } from '#web/platform/ui/use-printed-texts.ts';
import { PracticeMenu } from './practice-menu.tsx';
import { practicePages } from './practice-pages.ts';

interface PracticeFrameProps {
  header: ReactNode;
  /** Whether navigation is available. */
  hasMenu?: boolean;
  children: ReactNode;
}

/** Header, menu and page; keyboard focus moves to each new page. */
export function PracticeFrame({ header, hasMenu = true, children }: PracticeFrameProps) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  usePrintedTexts();
  useLoadSoon(loadDailyScreens);

  return (
    <div className="min-h-dvh bg-canvas print:min-h-0 print:bg-transparent">
      <a
        href="#main"
        className="sr-only rounded-md bg-primary px-4 py-2 font-semibold text-on-primary focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 print:hidden"
      >
        Skip to content
      </a>
      {header}
      <div className={clsx(hasMenu && 'lg:pl-60 print:pl-0')}>
        {hasMenu && (
          <div className="fixed top-16 bottom-0 left-0 hidden w-60 overflow-y-auto border-line border-r bg-surface p-3 lg:block print:hidden">
            <PracticeMenu />
          </div>
        )}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8 print:max-w-none print:p-0"
        >
          {children}
        </main>
        <FocusOnNewPage main={main} />
      </div>
    </div>
  );
}

/** Moves the focus to each new page. By itself and after the page, so that nothing else is rendered for it. */
function FocusOnNewPage({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // A page that focused its own form keeps the focus.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
  return null;
}

/** Loads the scripts of the menu's pages and of what is opened from them all day. */
async function loadDailyScreens(): Promise<void> {
  const { loadScreensAhead } = await import('#web/platform/navigation/screens-ahead.ts');
  const pages = practicePages.filter(({ isFor }) => isFor === undefined).map(({ to }) => to);
  await loadScreensAhead([...pages, '/clients/1', '/sessions/1', '/sessions/1/note']);
}

import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { answerPaletteKeys, startKeyCapture } from '#web/platform/hydration/palette-keys.ts';
import { modifierKey } from '#web/platform/palette/modifier-key.ts';
import type { PageKey } from '#web/platform/palette/page-keys.ts';
import { usePageKeys } from '#web/platform/palette/use-page-keys.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { Kbd } from '#web/platform/ui/kbd.tsx';
import { isFocusFree } from '#web/platform/ui/use-kept-focus.ts';
import { useLoadSoon } from '#web/platform/ui/use-load-soon.ts';
import { newPathFor } from '#web/program/frame/practice-pages.ts';
import type { PaletteDialog } from './palette-dialogs.tsx';
import { toggleNames } from './toggle-names.ts';

const loadDialogs = () => import('./palette-dialogs.tsx');
const PaletteDialogs = lazy(loadDialogs);

/** The header's button for the command palette, and the app's keyboard shortcuts. */
export function Palette({ onLogOut }: { onLogOut: () => void }) {
  const [shown, setShown] = useState<PaletteDialog>();
  const opener = useRef<Element>(null);
  const leave = useRef<() => void>(undefined);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  // The palette opens offline too.
  useLoadSoon(loadDialogs);

  const openWithCapturedKeys = useEffectEvent(() => open('palette'));
  useEffect(() => answerPaletteKeys(openWithCapturedKeys), []);

  // One dialog may lead to another; after the last one, focus returns to the element that opened the first.
  useEffect(() => {
    if (shown) return;
    const returning = setTimeout(() => {
      returnFocus(opener.current);
      // Called after closing: a page that asks before it is left returns focus to the element that had it then.
      leave.current?.();
      leave.current = undefined;
    });
    return () => clearTimeout(returning);
  }, [shown]);

  function open(dialog: PaletteDialog): void {
    opener.current = document.activeElement;
    if (dialog === 'palette') startKeyCapture();
    setShown(dialog);
  }

  function handleKey(key: PageKey): void {
    if (key === 'search' && focusSearch()) return;
    if (key === 'today' || key === 'free') press(`data-${key}`);
    else if (key === 'names') toggleNames();
    else if (key !== 'new') open(dialogFor(key));
    else if (!press('data-new')) {
      const path = newPathFor(pathname);
      if (path) navigate(path);
    }
  }
  usePageKeys(handleKey, shown !== undefined);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={loadDialogs}
        onClick={() => open('palette')}
        className={buttonStyles({
          variant: 'ghost',
          className:
            'text-ink-muted max-lg:w-11 max-lg:px-0 lg:w-64 lg:justify-start lg:border lg:border-line lg:bg-sunken lg:font-normal',
        })}
      >
        <Search aria-hidden="true" />
        <span className="max-lg:sr-only">Search or jump to...</span>
        <span aria-hidden="true" className="ml-auto hidden gap-1 lg:pointer-fine:flex">
          <Kbd>{modifierKey()}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      {shown && (
        <Suspense fallback={<LoadingPalette onLeave={() => setShown(undefined)} />}>
          <PaletteDialogs
            shown={shown}
            onShow={setShown}
            onLeave={(path, state) => {
              leave.current = () => navigate(path, { state });
              setShown(undefined);
            }}
            onLogOut={onLogOut}
          />
        </Suspense>
      )}
    </>
  );
}

/** Escape works even before the dialog has loaded. */
function LoadingPalette({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return null;
}

/** On a page without its own search box, the palette searches. */
function dialogFor(key: PageKey): PaletteDialog {
  return key === 'keys' ? 'keys' : 'palette';
}

/** Unless another element has taken focus meanwhile, for example on a new page. */
function returnFocus(opener: Element | null): void {
  if (isFocusFree() && opener instanceof HTMLElement) opener.focus();
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main [data-search]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** Pages mark the button or link that creates a record with `data-new`, the ones to today and to a free time alike. */
function press(mark: 'data-new' | 'data-today' | 'data-free'): boolean {
  const trigger = document.querySelector<HTMLElement>(`main [${mark}]`);
  trigger?.click();
  return trigger !== null;
}

import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { modifierKey } from './modifier-key.ts';
import { newPathFor, type PageKey } from './page-keys.ts';
import type { PaletteDialog } from './palette-dialogs.tsx';
import { usePageKeys } from './use-page-keys.ts';

const PaletteDialogs = lazy(() => import('./palette-dialogs.tsx'));

/** The header's button for the command palette, and the keys of the app. */
export function Palette() {
  const [shown, setShown] = useState<PaletteDialog>();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  usePageKeys((key) => {
    if (key === 'search' && focusSearch()) return;
    if (key !== 'new') setShown(dialogFor(key));
    else if (!pressNew()) {
      const path = newPathFor(pathname);
      if (path) navigate(path);
    }
  });

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setShown('palette')}
        className={buttonStyles({
          variant: 'ghost',
          className:
            'text-ink-muted max-sm:w-11 max-sm:px-0 sm:border sm:border-line sm:bg-sunken sm:font-normal md:w-64 md:justify-start',
        })}
      >
        <Search aria-hidden="true" />
        <span className="max-sm:sr-only">Search or jump to...</span>
        <span aria-hidden="true" className="ml-auto hidden gap-1 md:flex">
          <Kbd>{modifierKey()}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      {shown && (
        <Suspense fallback={null}>
          <PaletteDialogs shown={shown} onShow={setShown} />
        </Suspense>
      )}
    </>
  );
}

/** A page without a search box of its own is searched by the palette. */
function dialogFor(key: PageKey): PaletteDialog {
  return key === 'keys' ? 'keys' : 'palette';
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main [data-search]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** Pages mark the button or link that makes something new with `data-new`. */
function pressNew(): boolean {
  const trigger = document.querySelector<HTMLElement>('main [data-new]');
  trigger?.click();
  return trigger !== null;
}

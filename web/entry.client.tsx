import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AfterHydration } from './hydration/after-hydration.tsx';
import { takeOverInlinedStyles } from './hydration/inlined-styles.ts';

let finish = () => {};
const whenHydrated = new Promise<void>((resolve) => {
  finish = resolve;
});
takeOverInlinedStyles(whenHydrated);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <AfterHydration onHydrated={finish} />
    </StrictMode>,
  );
});

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AfterHydration } from './starter/after-hydration.tsx';
import { takeOverInlinedStyles } from './starter/inlined-styles.ts';

takeOverInlinedStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <AfterHydration />
    </StrictMode>,
  );
});

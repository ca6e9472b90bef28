import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AfterHydration } from './starter/after-hydration.tsx';
import { takeOverInlinedStyles } from './starter/inlined-styles.ts';
import { rememberTypedValues } from './starter/typed-values.ts';

takeOverInlinedStyles();
const typed = rememberTypedValues();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <AfterHydration typed={typed} />
    </StrictMode>,
  );
});

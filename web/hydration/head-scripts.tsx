import { useState } from 'react';
import deferredStarter from './deferred-starter.ts?inline-script';
import draftStarter from './draft-starter.ts?inline-script';
import { InlineScript } from './inline-script-element.tsx';
import lookStarter from './look-starter.ts?inline-script';
import type { PageScripts } from './page-scripts.ts';
import pageStarter from './page-starter.ts?inline-script';
import { speculationRules } from './speculation-rules.ts';

/** The scripts that stand inside the HTML itself: at work before the first paint, without a request. */
export function HeadScripts({ scripts }: { scripts: PageScripts }) {
  // The browser runs what came with the page; what React would add for the next one, it leaves aside and complains.
  const [sent] = useState(scripts);
  return (
    <>
      <InlineScript text={import.meta.env.SSR ? lookStarter : ''} />
      <InlineScript text={import.meta.env.SSR ? pageStarter : ''} />
      {sent === 'deferred' && (
        <>
          <InlineScript text={import.meta.env.SSR ? draftStarter : ''} />
          <InlineScript text={import.meta.env.SSR ? deferredStarter : ''} />
        </>
      )}
      {sent !== 'now' && (
        <InlineScript type="speculationrules" text={import.meta.env.SSR ? speculationRules : ''} />
      )}
    </>
  );
}

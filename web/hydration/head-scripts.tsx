import draftStarter from './draft-starter.ts?inline-script';
import formStarter from './form-starter.ts?inline-script';
import headerStarter from './header-starter.ts?inline-script';
import { InlineScript } from './inline-script-element.tsx';
import lookStarter from './look-starter.ts?inline-script';
import type { PageHandle } from './page-scripts.ts';
import pageStarter from './page-starter.ts?inline-script';
import paintStarter from './paint-starter.ts?inline-script';
import paletteStarter from './palette-starter.ts?inline-script';
import sendingStarter from './sending-starter.ts?inline-script';
import { speculationRules } from './speculation-rules.ts';

/** The scripts that stand inside the HTML itself: at work before the first paint, without a request. */
export function HeadScripts({ page }: { page: PageHandle }) {
  return (
    <>
      <InlineScript text={import.meta.env.SSR ? lookStarter : ''} />
      <InlineScript text={import.meta.env.SSR ? pageStarter : ''} />
      {page.scripts === 'none' && <InlineScript text={import.meta.env.SSR ? headerStarter : ''} />}
      {page.hasRequestForm && (
        <>
          <InlineScript text={import.meta.env.SSR ? draftStarter : ''} />
          <InlineScript text={import.meta.env.SSR ? formStarter : ''} />
          <InlineScript text={import.meta.env.SSR ? sendingStarter : ''} />
        </>
      )}
      {page.scripts === 'after paint' && <InlineScript text={import.meta.env.SSR ? paintStarter : ''} />}
      {!page.isPublic && <InlineScript text={import.meta.env.SSR ? paletteStarter : ''} />}
      {page.isPublic && (
        <InlineScript type="speculationrules" text={import.meta.env.SSR ? speculationRules : ''} />
      )}
    </>
  );
}

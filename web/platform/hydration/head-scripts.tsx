import formPageStarter from './form-page-starter.ts?inline-script';
import { InlineScript } from './inline-script-element.tsx';
import type { PageHandle } from './page-scripts.ts';
import pageStarter from './page-starter.ts?inline-script';
import paintStarter from './paint-starter.ts?inline-script';
import paletteStarter from './palette-starter.ts?inline-script';
import siteStarter from './site-starter.ts?inline-script';
import { speculationRules } from './speculation-rules.ts';
import lookStarter from './theme-starter.ts?inline-script';

/** The inline scripts, which run before the first paint without a request. */
export function HeadScripts({ page }: { page: PageHandle }) {
  return (
    <>
      {page.scripts === 'none' ? <SiteStarter page={page} /> : <ScreenStarters page={page} />}
      {page.isPublic && (
        <InlineScript type="speculationrules" text={import.meta.env.SSR ? speculationRules : ''} />
      )}
    </>
  );
}

function SiteStarter({ page }: { page: PageHandle }) {
  const starter = page.hasRequestForm ? formPageStarter : siteStarter;
  return <InlineScript text={import.meta.env.SSR ? starter : ''} />;
}

function ScreenStarters({ page }: { page: PageHandle }) {
  return (
    <>
      <InlineScript text={import.meta.env.SSR ? lookStarter : ''} />
      <InlineScript text={import.meta.env.SSR ? pageStarter : ''} />
      {page.scripts === 'after paint' && <InlineScript text={import.meta.env.SSR ? paintStarter : ''} />}
      {!page.isPublic && <InlineScript text={import.meta.env.SSR ? paletteStarter : ''} />}
    </>
  );
}

import { Outlet } from 'react-router';
import { type PageHandle, usePageHandle } from '#web/platform/hydration/page-scripts.ts';
import { PageStyles } from '#web/platform/hydration/page-styles.tsx';
import { accentStyles } from '#web/platform/styles/accents/accent-styles.ts';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { DraftLine } from './draft-line.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { publicSheets } from './public-sheets.ts';

/** The website runs without React in the browser. */
export const handle: PageHandle = { scripts: 'none', isPublic: true };

/** The layout of the public site: header, page and footer. Its pages are plain documents with plain links. */
export default function PublicLayout() {
  const { skipLink } = useSite().words.frame;
  const { file, text } = publicSheets[usePageHandle().sheet ?? 'site'];
  return (
    <PageStyles href={file} text={text}>
      <AccentStyles />
      <a
        href="#main"
        className="fixed bottom-full left-2 z-50 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:top-2 focus:bottom-auto print:hidden"
      >
        {skipLink}
      </a>
      <DraftLine />
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </PageStyles>
  );
}

/** The practice's accent colors; rendered on the server only, like the stylesheet's text. */
function AccentStyles() {
  const { accent } = useSite().identity;
  const text = import.meta.env.SSR ? accentStyles[accent] : '';
  if (text === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet from the build
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}

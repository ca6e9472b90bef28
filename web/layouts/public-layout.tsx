import { type LinksFunction, Outlet } from 'react-router';
import type { PageHandle } from '#web/hydration/page-scripts.ts';
import siteStyles from '../site.css?url';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** Text pages need no script of ours; a page with a form says so in its own handle. */
export const handle: PageHandle = { scripts: 'none' };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: siteStyles }];

/** Header, page and footer of the public site. Its pages are documents: links between them are plain ones. */
export default function PublicLayout() {
  return (
    <>
      <a
        href="#main"
        className="fixed -top-16 left-2 z-50 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:top-2"
      >
        Skip to main content
      </a>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}

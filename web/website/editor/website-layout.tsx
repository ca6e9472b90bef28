import { ExternalLink } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { type WebsiteSection, websiteSections } from '#domain/website/identity/website-sections.ts';
import { PublicationCard } from './publication-card.tsx';
import { WebsitePreview } from './website-preview.tsx';
import { WebsiteSectionsMenu } from './website-sections-menu.tsx';

/** The website's settings: its sections, the current one, and beside or below it what remains to be done. */
export default function WebsiteLayout() {
  const { pathname } = useLocation();
  const sections: readonly WebsiteSection[] = Object.values(websiteSections);
  const shownAt = sections.find(({ path }) => path === pathname)?.shownAt;
  return (
    <div data-wide="" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <WebsiteSectionsMenu />
        {shownAt !== undefined && <SeenByFamilies path={shownAt} />}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <Outlet />
        </div>
        <div className="min-w-0 text-sm xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto">
          {shownAt !== undefined && <WebsitePreview path={shownAt} />}
          <PublicationCard />
        </div>
      </div>
    </div>
  );
}

/** A link to the page of the website that shows most of a section. */
function SeenByFamilies({ path }: { path: string }) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary text-sm underline underline-offset-2 md:min-h-8"
    >
      See the page
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">(opens a new tab)</span>
    </a>
  );
}

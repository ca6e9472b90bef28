import { ExternalLink } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { type WebsiteSection, websiteSections } from '#domain/website/identity/website-sections.ts';
import { useMediaQuery } from '#web/platform/ui/use-media-query.ts';
import { PublicationCard } from './publication-card.tsx';
import { WebsitePreview } from './website-preview.tsx';

/** A section of the website's settings; what remains to be done is beside it, or folded above it. */
export default function WebsiteLayout() {
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const sections: readonly WebsiteSection[] = Object.values(websiteSections);
  const shownAt = sections.find(({ path }) => path === pathname)?.shownAt;
  return (
    <div data-wide="" className="grid items-start gap-6 xl:@min-[56rem]:grid-cols-[minmax(0,1fr)_18rem]">
      {!isWide && (
        <div className="flex min-w-0 flex-col gap-2 text-sm">
          <PublicationCard isFolded />
          {shownAt !== undefined && <SeenByFamilies path={shownAt} />}
        </div>
      )}
      <div className="min-w-0 max-w-3xl">
        <Outlet />
      </div>
      {isWide && (
        <div className="sticky top-24 -m-1 max-h-[calc(100dvh-7rem)] min-w-0 overflow-y-auto p-1 text-sm">
          {shownAt !== undefined && (
            <div className="mb-6">
              <WebsitePreview path={shownAt} />
              <SeenByFamilies path={shownAt} />
            </div>
          )}
          <PublicationCard />
        </div>
      )}
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
      className="inline-flex min-h-11 items-center gap-1.5 self-start font-medium text-primary text-sm underline underline-offset-2 md:min-h-8"
    >
      See the Page
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">(opens a new tab)</span>
    </a>
  );
}

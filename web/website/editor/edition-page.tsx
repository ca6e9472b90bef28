import type { ReactNode } from 'react';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useWebsite } from './website-queries.ts';

interface EditionPageProps {
  /** The page above this one. */
  back: { to: string; name: string };
  loadingLabel: string;
  children: (edition: WebsiteEdition) => ReactNode;
}

/** A page that edits a part of the website, once the newest edition is loaded. */
export function EditionPage({ back, loadingLabel, children }: EditionPageProps) {
  return (
    <div className="flex flex-col gap-3">
      <BackLink to={back.to}>{back.name}</BackLink>
      <WhenLoaded query={useWebsite()} loadingLabel={loadingLabel} placeholders={5}>
        {children}
      </WhenLoaded>
    </div>
  );
}

/** The main page of the website's settings. */
export const toWebsite = { to: '/settings/website', name: 'Website' };

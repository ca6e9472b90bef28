import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ServicesListForm } from './services-list-form.tsx';
import { useWebsite } from './website-queries.ts';

export const meta = practiceTitle('Website Services');

/** The page on which the owner chooses and orders the website's services. */
export default function ServicesListPage() {
  const website = useWebsite();
  return (
    <div className="flex flex-col gap-3">
      <BackLink to="/settings/website">Website</BackLink>
      <WhenLoaded query={website} loadingLabel="Loading services" placeholders={5}>
        {(edition) => <ServicesListForm edition={edition} />}
      </WhenLoaded>
    </div>
  );
}

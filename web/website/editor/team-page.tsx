import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { TeamForm } from './team-form.tsx';
import { useWebsite } from './website-queries.ts';

export const meta = practiceTitle('Therapists on the Website');

/** The page on which the owner edits the website's other therapists. */
export default function WebsiteTeamPage() {
  const website = useWebsite();
  return (
    <div className="flex flex-col gap-3">
      <BackLink to="/settings/website">Website</BackLink>
      <WhenLoaded query={website} loadingLabel="Loading therapists" placeholders={5}>
        {(edition) => <TeamForm edition={edition} />}
      </WhenLoaded>
    </div>
  );
}

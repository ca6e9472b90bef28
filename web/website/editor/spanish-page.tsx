import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { SpanishForm } from './spanish-form.tsx';
import { useWebsite } from './website-queries.ts';

export const meta = practiceTitle('Website in Spanish');

/** The page for the owner's texts in Spanish, and for whether families see them. */
export default function SpanishPage() {
  const website = useWebsite();
  return (
    <div className="flex flex-col gap-3">
      <BackLink to="/settings/website">Website</BackLink>
      <WhenLoaded query={website} loadingLabel="Loading Spanish" placeholders={5}>
        {(edition) => <SpanishForm edition={edition} />}
      </WhenLoaded>
    </div>
  );
}

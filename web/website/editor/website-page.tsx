import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { WebsiteForm } from './website-form.tsx';
import { useWebsite } from './website-queries.ts';

export const meta = practiceTitle('Website');

/** The page with the owner's form for the public website. */
export default function WebsitePage() {
  const website = useWebsite();
  // Typed text stays when a later refetch fails.
  if (website.data) return <WebsiteForm edition={website.data} />;
  return (
    <Card>
      <CardBody>
        {website.isError ? (
          <ErrorState message={website.error.message} onRetry={() => website.refetch()} />
        ) : (
          <SkeletonRows count={5} label="Loading website" />
        )}
      </CardBody>
    </Card>
  );
}

import { Link } from 'react-router';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useClientMandates } from './mandate-queries.ts';
import { MandateRows } from './mandate-rows.tsx';

/** The mandates of a client that have not ended, and the way to add one; for the overview. */
export default function LatestMandates({ clientId }: { clientId: number }) {
  return (
    <>
      {wasEverChanged('mandates') && <RunningMandates clientId={clientId} />}
      <p className="px-5 pt-2 pb-5 text-sm">
        <Link to={`/mandates/new?clientId=${clientId}`} className={inlineLinkStyles}>
          Add Mandate
        </Link>
      </p>
    </>
  );
}

function RunningMandates({ clientId }: { clientId: number }) {
  const mandates = useClientMandates(clientId);
  const today = useToday();
  return (
    <WhenLoaded padded query={mandates} loadingLabel="Loading mandates" placeholders={1}>
      {(all) => <MandateRows mandates={all.filter(({ endsOn }) => endsOn >= today)} />}
    </WhenLoaded>
  );
}

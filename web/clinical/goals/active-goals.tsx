import { Link } from 'react-router';
import type { SessionResult } from '#domain/clinical/goal-progress/session-result.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { NoClientRecords } from '#web/caseload/clients/client-record-rows.tsx';
import { GoalStanding } from '#web/clinical/goal-graph/goal-standing.tsx';
import { useResultsOfGoals } from '#web/clinical/goal-graph/progress-queries.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useClientGoals } from './goal-queries.ts';

const PLACEHOLDERS = 2;
const MOST_SHOWN = 4;

/** The goals that a child works on, each with its progress on one line; for the overview. */
export default function ActiveGoals({ clientId }: { clientId: number }) {
  const goals = useClientGoals(clientId);
  const resultsOf = useResultsOfGoals(clientId);
  return (
    <WhenLoaded padded query={goals} loadingLabel="Loading goals" placeholders={PLACEHOLDERS}>
      {(all) => {
        const active = all.filter(({ parentId, status }) => parentId === null && status === 'active');
        if (active.length === 0) return <NoClientRecords text="No active goals." />;
        return (
          <>
            <ul aria-label="Active goals" className="divide-y divide-line">
              {active.slice(0, MOST_SHOWN).map((goal) => (
                <GoalLine key={goal.id} goal={goal} results={resultsOf(goal)} />
              ))}
            </ul>
            {active.length > MOST_SHOWN && (
              <p className="px-5 pt-1 pb-4 text-ink-muted text-sm">
                {`and ${active.length - MOST_SHOWN} more`}
              </p>
            )}
          </>
        );
      }}
    </WhenLoaded>
  );
}

interface GoalLineProps {
  goal: Goal;
  /** Undefined while loading. */
  results: readonly SessionResult[] | undefined;
}

function GoalLine({ goal, results }: GoalLineProps) {
  return (
    <li className="relative px-5 py-3 transition-colors hover:bg-primary-soft/40">
      <Link
        to={`/goals/${goal.id}`}
        className="break-words font-medium text-ink text-sm after:absolute after:inset-0"
      >
        {goal.name}
      </Link>
      {results && <GoalStanding goal={goal} results={results} />}
    </li>
  );
}

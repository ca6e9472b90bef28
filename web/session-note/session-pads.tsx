import { Target } from 'lucide-react';
import { useState } from 'react';
import type { Goal } from '#domain/goals/goal.ts';
import type { GoalResult } from '#domain/results/goal-result.ts';
import type { Session } from '#domain/sessions/session.ts';
import { useClientGoals } from '#web/goals/goal-queries.ts';
import { GoalPad } from '#web/results/goal-pad.tsx';
import { useSessionResults } from '#web/results/result-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { goalsToRecord } from './goals-to-record.ts';
import { usePadKeys } from './use-pad-keys.ts';

const PLACEHOLDERS = 3;

/** The pads of a child's goals. Percentages stand behind a button: the child sits beside the screen. */
export function SessionPads({ session }: { session: Session }) {
  const goals = useClientGoals(session.clientId);
  const results = useSessionResults(session.id);
  const [areResultsShown, setResultsShown] = useState(false);
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Goals"
        className="pb-3"
        actions={
          goals.data?.length !== 0 && (
            <Button
              variant="secondary"
              size="sm"
              aria-pressed={areResultsShown}
              onClick={() => setResultsShown(!areResultsShown)}
            >
              {areResultsShown ? 'Hide results' : 'Show results'}
            </Button>
          )
        }
      />
      <WhenLoaded padded query={goals} loadingLabel="Loading goals" placeholders={PLACEHOLDERS}>
        {(all) => (
          <WhenLoaded padded query={results} loadingLabel="Loading results" placeholders={PLACEHOLDERS}>
            {(known) => (
              <Pads
                session={session}
                goals={all}
                results={known}
                areResultsShown={areResultsShown}
                onResults={() => setResultsShown((areShown) => !areShown)}
              />
            )}
          </WhenLoaded>
        )}
      </WhenLoaded>
    </Card>
  );
}

interface PadsProps {
  session: Session;
  goals: readonly Goal[];
  results: readonly GoalResult[];
  areResultsShown: boolean;
  onResults: () => void;
}

function Pads({ session, goals, results, areResultsShown, onResults }: PadsProps) {
  // A pad that was open stays where it is, also when its last mark is taken back.
  const [recordedFirst] = useState(() => new Set(results.map(({ goalId }) => goalId)));
  const { worked, mastered } = goalsToRecord(goals, recordedFirst);
  const [isMasteredOpen, setMasteredOpen] = useState(false);
  const shown = isMasteredOpen ? [...worked, ...mastered] : worked;
  const { current, setCurrent, padRef, focusNext } = usePadKeys(
    shown.map(({ id }) => id),
    onResults,
  );
  const pad = (goal: Goal) => (
    <GoalPad
      key={goal.id}
      ref={padRef(goal.id)}
      goal={goal}
      sessionId={session.id}
      known={results.find(({ goalId }) => goalId === goal.id)}
      isCurrent={current === goal.id}
      areResultsShown={areResultsShown}
      onCurrent={() => setCurrent(goal.id)}
      onNext={() => focusNext(goal.id)}
    />
  );
  if (worked.length + mastered.length === 0) return <NoGoals clientId={session.clientId} />;
  return (
    <>
      {worked.map(pad)}
      {mastered.length > 0 && (
        <details
          className="border-line border-t"
          onToggle={({ currentTarget }) => setMasteredOpen(currentTarget.open)}
        >
          <summary className="flex min-h-11 cursor-pointer items-center px-5 font-medium text-ink-muted text-sm hover:text-ink focus-visible:-outline-offset-2">
            {`Mastered (${mastered.length})`}
          </summary>
          {isMasteredOpen && mastered.map(pad)}
        </details>
      )}
    </>
  );
}

function NoGoals({ clientId }: { clientId: number }) {
  return (
    <EmptyState
      icon={Target}
      title="No goals to record on"
      description="Write a goal, or make one active, and its pad stands here."
      action={<ButtonLink to={`/clients/${clientId}?tab=goals`}>Open the Goals</ButtonLink>}
    />
  );
}

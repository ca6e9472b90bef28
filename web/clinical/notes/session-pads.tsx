import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, use, useState } from 'react';
import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { isSameMarks, sharesMarks } from '#domain/clinical/results/shared-marks.ts';
import { GoalPad } from '#web/clinical/results/goal-pad.tsx';
import { useSessionResults } from '#web/clinical/results/result-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ChildLabelContext } from './child-label-context.ts';
import { goalsToRecord } from './goals-to-record.ts';
import { type GoalsUsed, useGoalsUsed } from './goals-used.ts';
import { useNoteRow } from './note-rows.ts';
import { useSessionGoals } from './session-goals.ts';

const PLACEHOLDERS = 3;

interface SessionPadsProps {
  session: Session;
  areResultsShown: boolean;
  onResults: () => void;
}

/**
 * The pads of a child's goals. Percentages are hidden behind a button, since the child sits next to the
 * screen. Typing in the note does not rerender them.
 */
export const SessionPads = memo(function SessionPads({
  session,
  areResultsShown,
  onResults,
}: SessionPadsProps) {
  const goals = useSessionGoals(session);
  const results = useSessionResults(session.id);
  const used = useGoalsUsed(session);
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
              className="print:hidden"
              onClick={onResults}
            >
              {areResultsShown ? 'Hide Results' : 'Show Results'}
            </Button>
          )
        }
      />
      <WhenLoaded padded query={goals} loadingLabel="Loading goals" placeholders={PLACEHOLDERS}>
        {(all) => (
          <WhenLoaded
            padded
            query={{ ...results, data: used && results.data && { used, known: results.data } }}
            loadingLabel="Loading results"
            placeholders={PLACEHOLDERS}
          >
            {(recorded) => <Pads {...recorded} {...{ session, areResultsShown }} goals={all} />}
          </WhenLoaded>
        )}
      </WhenLoaded>
    </Card>
  );
});

interface PadsProps {
  session: Session;
  used: GoalsUsed;
  goals: readonly Goal[];
  /** The results already recorded in this session. */
  known: readonly GoalResult[];
  areResultsShown: boolean;
}

function Pads({ session, used, goals, known, areResultsShown }: PadsProps) {
  // An open pad stays in place, even when its last mark is removed.
  const [recordedFirst] = useState(() => new Set(known.map(({ goalId }) => goalId)));
  const [usedFirst] = useState(used);
  const { worked, others, mastered } = goalsToRecord(goals, recordedFirst, usedFirst);
  const [marksFirst] = useState(known);
  const resultAtFirst = ({ id }: Goal) => marksFirst.find(({ goalId }) => goalId === id);
  /** The objectives for which the marks of a goal's pad count too; they have no pad. */
  const alsoMarked = (goal: Goal) =>
    worked.filter(
      (one) =>
        sharesMarks(goal, one) && isSameMarks(resultAtFirst(one) ?? resultAtFirst(goal), resultAtFirst(goal)),
    );
  const withoutPad = new Set(worked.flatMap(alsoMarked));
  const pad = (goal: Goal) => (
    <PadRow
      key={goal.id}
      goal={goal}
      sessionId={session.id}
      known={known.find(({ goalId }) => goalId === goal.id)}
      areResultsShown={areResultsShown}
      alsoMarked={alsoMarked(goal)
        .map(({ name }) => name)
        .join(', ')}
    />
  );
  if (worked.length + others.length + mastered.length === 0) return <NoGoals clientId={session.clientId} />;
  return (
    <>
      {worked.filter((goal) => !withoutPad.has(goal)).map(pad)}
      <FoldedPads label="Other Goals" goals={others} pad={pad} />
      <FoldedPads label="Mastered" goals={mastered} pad={pad} />
    </>
  );
}

interface FoldedPadsProps {
  label: string;
  goals: readonly Goal[];
  pad: (goal: Goal) => ReactNode;
}

/** Goals that a session rarely needs; their pads render once expanded. */
function FoldedPads({ label, goals, pad }: FoldedPadsProps) {
  const [isOpen, setOpen] = useState(false);
  if (goals.length === 0) return null;
  return (
    <details
      className="group border-line border-t"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 font-medium text-ink-muted text-sm hover:text-ink focus-visible:-outline-offset-2">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {`${label} (${goals.length})`}
      </summary>
      {isOpen && goals.map(pad)}
    </details>
  );
}

interface PadRowProps {
  goal: Goal;
  sessionId: number;
  known: GoalResult | undefined;
  areResultsShown: boolean;
  alsoMarked: string;
}

/** A pad as a row of the page: a mark rerenders this pad only. */
const PadRow = memo(function PadRow(props: PadRowProps) {
  const id = `goal ${props.goal.id}`;
  const { rows, isCurrent, ref, choose } = useNoteRow(id);
  return (
    <GoalPad
      ref={ref}
      {...props}
      childLabelId={use(ChildLabelContext)}
      isCurrent={isCurrent}
      onCurrent={choose}
      onNext={() => rows.focusNextQuickEntry(id)}
    />
  );
});

function NoGoals({ clientId }: { clientId: number }) {
  return (
    <p className="px-5 pb-4 text-ink-muted text-sm">
      No goals to record on.{' '}
      <Link to={`/clients/${clientId}?tab=goals`} className={inlineLinkStyles}>
        Open the Goals
      </Link>
    </p>
  );
}

import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import {
  applyKey,
  isEmptyResult,
  phaseAfter,
  withoutLastEntry,
  withTime,
} from '#domain/clinical/results/pad-keys.ts';
import type { Recorded } from '#domain/clinical/results/recorded.ts';
import { useUnsentText } from '#web/platform/drafts/unsent-text.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { CompetingResult } from './competing-result.tsx';
import { MeasurePad } from './measure-pad.tsx';
import { PadState } from './pad-state.tsx';
import { PhaseAndComment } from './phase-and-comment.tsx';
import { QuickEntryField } from './quick-entry-field.tsx';
import { useGoalResult } from './use-goal-result.ts';
import { useStartOnDevice, useTimer } from './use-timer.ts';

/** The handle by which the page's keys control a pad. */
export interface PadHandle {
  press: (key: string) => void;
  /** Scrolls it into view and makes screen readers announce its goal. */
  focus: () => void;
  focusQuickEntry: () => void;
  element: () => HTMLElement | null;
}

interface GoalPadProps {
  goal: Goal;
  sessionId: number;
  known: GoalResult | undefined;
  /** The id of the element that names the child, on a page with the pads of several children. */
  childLabelId?: string | undefined;
  /** The names of the objectives for which its marks count too; empty if there are none. */
  alsoMarked: string;
  /** Whether keys go to this pad. */
  isCurrent: boolean;
  areResultsShown: boolean;
  onCurrent: () => void;
  /** Called after a quick entry was accepted. */
  onNext: () => void;
  ref: Ref<PadHandle>;
}

/** The pad of one goal: each trial takes one tap and is saved automatically. */
export function GoalPad({ goal, sessionId, known, isCurrent, areResultsShown, ...rest }: GoalPadProps) {
  const { onCurrent, onNext, ref, childLabelId, alsoMarked } = rest;
  const { state, saver } = useGoalResult(sessionId, goal, known);
  const { content } = state;
  const { recorded, phase, comment } = content;
  const timer = useTimer(
    (seconds) => record(withTime(saver.state.content.recorded, seconds)),
    useStartOnDevice(sessionId, goal.id),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const quickEntry = useRef<HTMLInputElement>(null);

  function record(next: Recorded): void {
    saver.change({ ...saver.state.content, recorded: next });
  }

  function press(key: string): void {
    const before = saver.state.content;
    if (key === 't') {
      if (goal.measure === 'duration') timer.toggle();
    } else if (key === 'p') {
      saver.change({ ...before, phase: phaseAfter(before.phase) });
    } else {
      const next = applyKey(goal, before.recorded, key);
      if (next !== before.recorded) record(next);
    }
  }

  useImperativeHandle(ref, () => ({
    press,
    focus: () => {
      heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'nearest' });
    },
    focusQuickEntry: () => quickEntry.current?.focus(),
    element: () => heading.current,
  }));

  const titleId = `goal-${goal.id}`;
  return (
    <section
      aria-labelledby={childLabelId ? `${titleId} ${childLabelId}` : titleId}
      onFocusCapture={onCurrent}
      onPointerDownCapture={onCurrent}
      className={clsx(
        // A mark repaints this pad only.
        'scroll-mt-20 border-line border-t border-l-4 py-4 contain-layout',
        isCurrent ? 'border-l-primary' : 'border-l-transparent',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4">
        <h3
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="min-w-0 break-words font-semibold text-ink focus-visible:outline-2"
        >
          {goal.name}
        </h3>
        <PadState goal={goal} recorded={recorded} status={state.status} />
      </div>
      {alsoMarked && (
        <p className="break-words px-4 text-ink-muted text-sm">{`Counts for the objective too: ${alsoMarked}`}</p>
      )}
      <MeasurePad goal={goal} recorded={recorded} timer={timer} onRecord={record} />
      <div className="mt-3 flex items-start gap-2 px-4">
        <Button
          variant="secondary"
          disabled={isEmptyResult(recorded)}
          onClick={() => record(withoutLastEntry(goal, recorded))}
        >
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
        <QuickEntryField goal={goal} recorded={recorded} onRecord={record} onNext={onNext} ref={quickEntry} />
      </div>
      {areResultsShown && <ResultLine goal={goal} recorded={recorded} />}
      <PhaseAndComment
        phase={phase}
        comment={comment}
        onChange={(change) => saver.change({ ...saver.state.content, ...change })}
      />
      {state.status === 'refused' && <Refusal text={state.refusal.replace(/^\d+: /, '')} />}
      {state.other && <CompetingResult goal={goal} other={state.other} saver={saver} />}
    </section>
  );
}

function Refusal({ text }: { text: string }) {
  const unsent = useUnsentText('It is kept on this device.');
  return (
    <p className="mx-4 mt-2 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      {`Not saved. ${unsent} ${text}`}
    </p>
  );
}

function ResultLine({ goal, recorded }: { goal: Goal; recorded: Recorded }) {
  return (
    <p className="mt-3 break-words px-4 text-sm">
      {dataLine(goal, recorded) ?? <span className="text-ink-muted">Nothing recorded.</span>}
    </p>
  );
}

import { CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import type { Goal } from '#domain/goals/goal.ts';
import { countedMarks } from '#domain/results/marks.ts';
import type { Recorded } from '#domain/results/recorded.ts';
import { plannedPlaces } from '#domain/results/trial-marks.ts';
import type { AutosaveStatus } from '#web/drafts/autosave.ts';

interface PadStateProps {
  goal: Goal;
  recorded: Recorded;
  status: AutosaveStatus;
}

/** How many of the planned places are marked, and whether the server has them. */
export function PadState({ goal, recorded, status }: PadStateProps) {
  const planned = goal.ladder !== null && goal.measure !== 'cue' ? plannedPlaces(goal) : 0;
  return (
    <p role="status" className="flex min-h-5 items-center gap-3 text-ink-muted text-sm">
      {planned > 0 && <span>{`${countedMarks(recorded.marks ?? []).length} of ${planned}`}</span>}
      <SavingState status={status} />
    </p>
  );
}

function SavingState({ status }: { status: AutosaveStatus }) {
  switch (status) {
    case 'unsaved':
    case 'saving':
      return (
        <span className="flex items-center gap-1.5">
          <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
          Saving
        </span>
      );
    case 'saved':
      return (
        <span className="flex items-center gap-1.5">
          <CircleCheck aria-hidden="true" className="size-4" />
          Saved
        </span>
      );
    case 'waiting':
      return (
        <span className="flex items-center gap-1.5">
          <CloudOff aria-hidden="true" className="size-4" />
          Waiting for connection
        </span>
      );
    default:
      return null;
  }
}

import { CircleCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { countedMarks } from '#domain/clinical/results/marks.ts';
import type { Recorded } from '#domain/clinical/results/recorded.ts';
import { plannedPlaces } from '#domain/clinical/results/trial-marks.ts';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';

interface PadStateProps {
  goal: Goal;
  recorded: Recorded;
  status: AutosaveStatus;
}

/** Shows how many of the planned places are marked, and the saving state. */
export function PadState({ goal, recorded, status }: PadStateProps) {
  const planned = goal.ladder !== null && goal.measure !== 'cue' ? plannedPlaces(goal) : 0;
  return (
    <p role="status" className="flex min-h-5 items-center gap-3 text-ink-muted text-sm">
      {planned > 0 && <span>{markedText(countedMarks(recorded.marks ?? []).length, planned)}</span>}
      <SavingState status={status} />
    </p>
  );
}

// There may be more trials than planned.
function markedText(marked: number, planned: number): string {
  return marked > planned ? `${marked} marked, ${planned} planned` : `${marked} of ${planned}`;
}

function SavingState({ status }: { status: AutosaveStatus }) {
  const state = savingStates[status];
  if (state === undefined) return null;
  const { Icon, text } = state;
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4" />
      {text}
    </span>
  );
}

// A static icon: a spinner repaints in every frame, including the one that should show a mark.
const saving = { Icon: CloudUpload, text: 'Saving' };

/** The pad's saving states; refusals and conflicts need more room and are shown below it. */
const savingStates: Partial<Record<AutosaveStatus, { Icon: LucideIcon; text: string }>> = {
  unsaved: saving,
  saving,
  saved: { Icon: CircleCheck, text: 'Saved' },
  waiting: { Icon: CloudOff, text: 'Waiting for connection' },
};

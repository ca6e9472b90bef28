import type { Goal } from '#domain/clinical/goals/goal.ts';
import { countedMarks } from '#domain/clinical/results/marks.ts';
import type { Recorded } from '#domain/clinical/results/recorded.ts';
import { plannedPlaces } from '#domain/clinical/results/trial-marks.ts';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { SavingLine } from '#web/platform/drafts/saving-line.tsx';

interface PadStateProps {
  goal: Goal;
  recorded: Recorded;
  status: AutosaveStatus;
}

/** Shows how many of the planned places are marked, and the saving state. */
export function PadState({ goal, recorded, status }: PadStateProps) {
  const planned = goal.ladder !== null && goal.measure !== 'cue' ? plannedPlaces(goal) : 0;
  const saving = savingTexts[status];
  return (
    <div className="flex min-h-5 items-center gap-3 text-ink-muted text-sm">
      {planned > 0 && <p role="status">{markedText(countedMarks(recorded.marks ?? []).length, planned)}</p>}
      {saving && <SavingLine status={status}>{saving}</SavingLine>}
    </div>
  );
}

// There may be more trials than planned.
function markedText(marked: number, planned: number): string {
  return marked > planned ? `${marked} marked, ${planned} planned` : `${marked} of ${planned}`;
}

/** The pad's saving states; refusals and conflicts need more room and are shown below it. */
const savingTexts: Partial<Record<AutosaveStatus, string>> = {
  unsaved: 'Saving...',
  saving: 'Saving...',
  saved: 'Saved',
  waiting: 'Waiting for connection',
};

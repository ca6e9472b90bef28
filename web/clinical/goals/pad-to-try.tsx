import { useState } from 'react';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import { withTime } from '#domain/clinical/results/pad-keys.ts';
import { nothingRecorded } from '#domain/clinical/results/recorded.ts';
import { MeasurePad } from '#web/clinical/results/measure-pad.tsx';
import type { PadGoal } from '#web/clinical/results/pad-goal.ts';
import { useTimer } from '#web/clinical/results/use-timer.ts';
import { Button } from '#web/platform/ui/button.tsx';

/** A preview of the goal's pad in a session. Nothing entered in it is saved. */
export function PadToTry({ goal }: { goal: PadGoal }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Try the Pad
      </Button>
    );
  }
  // Marks on one ladder or scale mean nothing on another, so the key resets the preview.
  return <OpenPad key={JSON.stringify([goal.measure, goal.ladder, goal.steps, goal.labels])} goal={goal} />;
}

function OpenPad({ goal }: { goal: PadGoal }) {
  const [recorded, setRecorded] = useState(nothingRecorded);
  const timer = useTimer((seconds) => setRecorded((before) => withTime(before, seconds)));
  return (
    <section aria-label="Pad to try" className="-mx-4 min-w-0">
      <p className="px-4 font-medium text-sm">The pad in a session, to try; nothing is kept</p>
      <MeasurePad goal={goal} recorded={recorded} timer={timer} onRecord={setRecorded} />
      <p role="status" className="mt-3 break-words px-4 text-ink-muted text-sm">
        {dataLine(goal, recorded) ?? 'Nothing recorded.'}
      </p>
    </section>
  );
}

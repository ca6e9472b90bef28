import type { Recorded } from '#domain/clinical/results/recorded.ts';
import { CountPad } from './count-pad.tsx';
import { CuePad } from './cue-pad.tsx';
import { DurationPad } from './duration-pad.tsx';
import type { PadGoal } from './pad-goal.ts';
import { RatingPad } from './rating-pad.tsx';
import { TrialPad } from './trial-pad.tsx';
import type { useTimer } from './use-timer.ts';

interface MeasurePadProps {
  goal: PadGoal;
  recorded: Recorded;
  timer: ReturnType<typeof useTimer>;
  onRecord: (recorded: Recorded) => void;
}

/** The pad for a goal's measure. */
export function MeasurePad({ goal, recorded, timer, onRecord }: MeasurePadProps) {
  const { marks, seconds } = recorded;
  switch (goal.measure) {
    case 'trials':
    case 'opportunities':
      return (
        <TrialPad
          goal={goal}
          marks={marks ?? []}
          onMarks={(changed) => onRecord({ ...recorded, marks: changed })}
        />
      );
    case 'cue':
      return <CuePad goal={goal} cue={recorded.cue} onCue={(cue) => onRecord({ ...recorded, cue })} />;
    case 'duration':
      return (
        <DurationPad
          seconds={seconds ?? []}
          timer={timer}
          onSeconds={(changed) => onRecord({ ...recorded, seconds: changed })}
        />
      );
    case 'frequency':
      return <CountPad goal={goal} recorded={recorded} onRecord={onRecord} />;
    case 'rating':
    case 'gas':
      return (
        <RatingPad
          goal={goal}
          rating={recorded.rating}
          onRating={(rating) => onRecord({ ...recorded, rating })}
        />
      );
  }
}

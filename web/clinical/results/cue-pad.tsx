import { levelsToShow } from '#domain/clinical/results/marks.ts';
import type { LevelKey } from '#domain/people/practice/ladders.ts';
import { LetterButtons } from './letter-buttons.tsx';
import type { PadGoal } from './pad-goal.ts';

interface CuePadProps {
  goal: PadGoal;
  cue: LevelKey | null;
  onCue: (cue: LevelKey | null) => void;
}

/** A pad for the level of help that was needed. */
export function CuePad({ goal, cue, onCue }: CuePadProps) {
  if (goal.ladder === null) return null;
  const levels = levelsToShow(goal, cue);
  return (
    <LetterButtons
      label={`Help with ${goal.name}`}
      ladder={goal.ladder}
      names={goal.levelNames}
      letters={levels}
      chosen={cue}
      onLetter={(letter) => onCue(levels.find((level) => level === letter && level !== cue) ?? null)}
    />
  );
}

import { Minus, Plus } from 'lucide-react';
import { withCount } from '#domain/clinical/results/pad-keys.ts';
import { MOST_MINUTES, type Recorded } from '#domain/clinical/results/recorded.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import type { PadGoal } from './pad-goal.ts';

interface CountPadProps {
  goal: PadGoal;
  recorded: Recorded;
  onRecord: (recorded: Recorded) => void;
}

/** A pad that counts events, with the minutes of counting. */
export function CountPad({ goal, recorded, onRecord }: CountPadProps) {
  const { count, minutes } = recorded;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3 px-4">
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="lg"
          aria-label="One less"
          disabled={count === null}
          onClick={() => onRecord(withCount(goal, recorded, -1))}
        >
          <Minus aria-hidden="true" />
        </Button>
        <output className="min-w-12 text-center font-semibold text-xl tabular-nums">{count ?? '–'}</output>
        <Button
          variant="secondary"
          size="lg"
          aria-label="One more"
          onClick={() => onRecord(withCount(goal, recorded, 1))}
        >
          <Plus aria-hidden="true" />
        </Button>
        <span className="text-ink-muted text-sm">{goal.unit}</span>
      </div>
      <Field label="Minutes" className="w-24">
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={minutes ?? ''}
          onChange={({ target }) => onRecord({ ...recorded, minutes: minutesFrom(target.value) })}
        />
      </Field>
    </div>
  );
}

function minutesFrom(typed: string): number | null {
  const minutes = Number(typed.replace(/\D/g, ''));
  return minutes === 0 ? null : Math.min(MOST_MINUTES, minutes);
}

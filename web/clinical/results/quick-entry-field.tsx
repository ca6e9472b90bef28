import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { attainmentNumber, timeText } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalMeasure } from '#domain/clinical/goals/measures.ts';
import { withTyped } from '#domain/clinical/results/pad-keys.ts';
import { quickEntry } from '#domain/clinical/results/quick-entry.ts';
import type { Recorded } from '#domain/clinical/results/recorded.ts';
import { Input } from '#web/platform/ui/input.tsx';

const LONGEST_TYPED = 200;

const examples: Record<GoalMeasure, string> = {
  trials: '4i 3v 1x',
  opportunities: '4/5',
  cue: 'v',
  duration: '12:30',
  frequency: '6',
  rating: '3',
  gas: '+1',
};

interface QuickEntryFieldProps {
  goal: Goal;
  recorded: Recorded;
  onRecord: (recorded: Recorded) => void;
  onNext: () => void;
  ref: Ref<HTMLInputElement>;
}

/** A field to type a result afterwards: it shows at once what it understood, and Enter accepts it. */
export function QuickEntryField({ goal, recorded, onRecord, onNext, ref }: QuickEntryFieldProps) {
  const [typed, setTyped] = useState('');
  const readingId = useId();
  const { understood, fault } = quickEntry(goal, recorded, typed);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (fault !== undefined) return;
    if (typed.trim() !== '') onRecord(withTyped(goal, recorded, understood));
    setTyped('');
    onNext();
  }

  return (
    <div className="min-w-0 flex-1">
      <Input
        ref={ref}
        aria-label={`Quick entry for ${goal.name}`}
        aria-describedby={readingId}
        aria-invalid={fault !== undefined}
        placeholder={examples[goal.measure]}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={LONGEST_TYPED}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKeyDown}
      />
      <p id={readingId} role="status" className="mt-1 break-words text-ink-muted text-sm empty:hidden">
        {typed.trim() !== '' && [understoodText(goal, understood), fault].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

function understoodText(
  goal: Goal,
  { marks, cue, seconds, count, minutes, rating }: Partial<Recorded>,
): string {
  const isAttainment = goal.measure === 'gas';
  const words = [
    marks?.join(' '),
    cue,
    seconds?.map(timeText).join(', '),
    count,
    minutes && `in ${minutes} min`,
    typeof rating === 'number' && (isAttainment ? attainmentNumber(rating) : rating),
  ].filter((word) => word === 0 || Boolean(word));
  return words.length === 0 ? '' : `${words.join(' ')} – Enter takes it over.`;
}

import { Play, Square, X } from 'lucide-react';
import { timeText } from '#domain/clinical/goals/criterion.ts';
import { Button } from '#web/platform/ui/button.tsx';
import type { useTimer } from './use-timer.ts';

interface DurationPadProps {
  seconds: readonly number[];
  timer: ReturnType<typeof useTimer>;
  onSeconds: (seconds: readonly number[]) => void;
}

/** A pad with a timer and the recorded times. */
export function DurationPad({ seconds, timer, onSeconds }: DurationPadProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 px-4">
      <Button variant="secondary" size="lg" onClick={timer.toggle}>
        {timer.isRunning ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
        {timer.isRunning ? 'Stop' : 'Start'}
      </Button>
      {timer.isRunning && (
        <span role="timer" className="min-w-16 font-semibold text-lg tabular-nums">
          {clockOf(timer.seconds)}
        </span>
      )}
      {seconds.map((time, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is identified by its index only
        <Button key={place} variant="secondary" onClick={() => onSeconds(seconds.toSpliced(place, 1))}>
          {timeText(time)}
          <X aria-hidden="true" />
          <span className="sr-only">Take this time away</span>
        </Button>
      ))}
    </div>
  );
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

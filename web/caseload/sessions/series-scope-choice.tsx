import { useId } from 'react';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';
import type { SeriesScope } from './session-mutations.ts';

interface SeriesScopeChoiceProps {
  legend: string;
  scope: SeriesScope;
  hint?: string | undefined;
  onChange: (scope: SeriesScope) => void;
}

/** Asks whether an action applies to one session of a series only. */
export function SeriesScopeChoice({ legend, scope, hint, onChange }: SeriesScopeChoiceProps) {
  const name = useId();
  return (
    <RadioGroup legend={legend}>
      <Radio
        name={name}
        label="Only this session"
        checked={scope === 'one'}
        onChange={() => onChange('one')}
      />
      <Radio
        name={name}
        label="This and the following sessions of the series"
        checked={scope === 'following'}
        onChange={() => onChange('following')}
      />
      {hint && <p className="text-ink-muted text-sm">{hint}</p>}
    </RadioGroup>
  );
}

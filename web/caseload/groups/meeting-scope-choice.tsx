import { useId } from 'react';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';
import type { MeetingScope } from './meeting-moves.ts';

interface MeetingScopeChoiceProps {
  legend: string;
  scope: MeetingScope;
  hint?: string | undefined;
  onChange: (scope: MeetingScope) => void;
}

/** Asks whether an action applies to one meeting only. */
export function MeetingScopeChoice({ legend, scope, hint, onChange }: MeetingScopeChoiceProps) {
  const name = useId();
  return (
    <RadioGroup legend={legend}>
      <Radio
        name={name}
        label="Only this meeting"
        checked={scope === 'group'}
        onChange={() => onChange('group')}
      />
      <Radio
        name={name}
        label="This and the following meetings of the group"
        checked={scope === 'group-following'}
        onChange={() => onChange('group-following')}
      />
      {hint && <p className="text-ink-muted text-sm">{hint}</p>}
    </RadioGroup>
  );
}

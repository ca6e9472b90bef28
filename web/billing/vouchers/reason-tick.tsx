import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';

const REASON_LIMIT = 500;

interface ReasonTickProps {
  label: string;
  /** The label of the reason, for screen readers. */
  reasonLabel: string;
  /** What was typed; undefined while it is not ticked. */
  reason: string | undefined;
  /** Whether a missing reason is marked. */
  isTried: boolean;
  onChange: (reason: string | undefined) => void;
}

/** A tick that bills a warning, and the reason that goes with it. */
export function ReasonTick({ label, reasonLabel, reason, isTried, onChange }: ReasonTickProps) {
  const isMissing = isTried && reason?.trim() === '';
  return (
    <div>
      <Checkbox
        label={label}
        error={isTried && reason === undefined ? 'Tick it and say why, or leave it off the bill' : undefined}
        checked={reason !== undefined}
        onChange={({ target }) => onChange(target.checked ? '' : undefined)}
      />
      {reason !== undefined && (
        <Field
          label={reasonLabel}
          hideLabel
          className="mt-1 mb-1.5 ml-8 max-w-xl"
          error={isMissing ? 'Say why for each warning' : undefined}
        >
          <Input
            placeholder="Why it is billed"
            value={reason}
            maxLength={REASON_LIMIT}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </div>
  );
}

import { ACTIVITY_LIMIT } from '#domain/clinical/notes/session-note.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

interface ActivityFieldProps {
  text: string;
  hint?: string;
  error?: string | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** A field for the activity, in one line: of one note, or of all notes of a group. */
export function ActivityField({ text, hint, error, onChange, onLeave }: ActivityFieldProps) {
  return (
    <Field label="Activity" hint={hint} error={error}>
      <Textarea
        rows={1}
        maxLength={ACTIVITY_LIMIT}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    </Field>
  );
}

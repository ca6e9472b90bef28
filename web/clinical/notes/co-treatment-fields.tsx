import { type NoteContent, REASON_LIMIT } from '#domain/clinical/notes/session-note.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

const WITH_LIMIT = 200;

interface CoTreatmentFieldsProps {
  content: NoteContent;
  onChange: (change: Partial<NoteContent>) => void;
  onLeave: () => void;
}

/** Fields for the co-treating discipline and the reason, which is asked for once a discipline is entered. */
export function CoTreatmentFields({ content, onChange, onLeave }: CoTreatmentFieldsProps) {
  const { coTreatedWith, coTreatmentReason } = content;
  return (
    <>
      <Field label="Treated Together With" optional>
        <Input
          autoComplete="off"
          maxLength={WITH_LIMIT}
          placeholder="Such as speech therapist"
          value={coTreatedWith ?? ''}
          onChange={({ target }) => onChange({ coTreatedWith: target.value })}
          onBlur={onLeave}
        />
      </Field>
      {(coTreatedWith?.trim() || coTreatmentReason?.trim()) && (
        <Field label="Why Together" className="col-span-full">
          <Textarea
            rows={2}
            maxLength={REASON_LIMIT}
            value={coTreatmentReason ?? ''}
            onChange={({ target }) => onChange({ coTreatmentReason: target.value })}
            onBlur={onLeave}
          />
        </Field>
      )}
    </>
  );
}

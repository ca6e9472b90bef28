import { formatDay } from '#domain/platform/dates.ts';
import type { AnnualFieldProps } from '#web/clinical/documents/document-facts.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { useAnnuals } from './annual-queries.ts';

/** The choice of a client's annual record. */
export function AnnualField({ clientId, annualId, onChange, onLeave }: AnnualFieldProps) {
  const annuals = (useAnnuals().data ?? []).filter((annual) => annual.clientId === clientId);
  return (
    <Field label="Annual Record" optional>
      <Select
        value={annualId ?? ''}
        onChange={({ target }) => onChange({ annualId: Number(target.value) || null })}
        onBlur={onLeave}
      >
        <option value="">None</option>
        {annuals.map(({ id, date }) => (
          <option key={id} value={id}>
            {formatDay(date)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

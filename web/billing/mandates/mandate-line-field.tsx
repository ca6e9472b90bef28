import type { UseFormRegisterReturn } from 'react-hook-form';
import { type OpenPart, readMandate } from '#domain/billing/mandates/mandate-notation.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';

type LineFieldName = 'line' | OpenPart;

interface MandateLineFieldProps {
  label: string;
  /** The typed line. */
  line: string;
  register: (field: LineFieldName) => UseFormRegisterReturn;
  errors: { [Name in LineFieldName]?: { message?: string | undefined } | undefined };
}

/** One line such as "2x30 weekly 5:1", read back as a sentence; what it leaves open is asked for. */
export function MandateLineField({ label, line, register, errors }: MandateLineFieldProps) {
  const readings = readMandate(line) ?? [];
  const asks = (part: OpenPart) => readings.some(({ asksFor }) => asksFor.includes(part));
  return (
    <div className="grid gap-3">
      <Field label={label} error={errors.line?.message} hint="Such as 2x30 weekly 5:1 push-in">
        <Input {...register('line')} autoComplete="off" autoCapitalize="off" spellCheck={false} />
      </Field>
      <p role="status" className="font-medium text-success-ink empty:hidden">
        {readings.map(({ readBack }) => readBack).join(' + ')}
      </p>
      {asks('group') && (
        <Field label="Children in the Group, at Most" error={errors.group?.message} className="sm:max-w-56">
          <Input {...register('group')} inputMode="numeric" autoComplete="off" />
        </Field>
      )}
      {asks('cycleDays') && (
        <Field label="School Days in the Cycle" error={errors.cycleDays?.message} className="sm:max-w-56">
          <Input {...register('cycleDays')} inputMode="numeric" autoComplete="off" />
        </Field>
      )}
    </div>
  );
}

import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { PracticeSettingsFormValues } from '#domain/people/practice/practice-settings-form-values.ts';
import { MOST_PROCEDURE_CODES, unitMinutesOfCodes } from '#domain/people/practice/procedure-codes.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';

/** The practice's procedure codes with the minutes of their units, and how minutes become units. */
export function ProcedureCodeFields({ isOwner }: { isOwner: boolean }) {
  const { register, control, formState } = useFormContext<PracticeSettingsFormValues>();
  const codes = useFieldArray({ control, name: 'procedureCodes' });
  const errors = formState.errors.procedureCodes;
  return (
    <Card>
      <CardHeader
        title="Procedure Codes"
        description="The codes that the practice bills with. The program comes without any, since they are licensed."
      />
      <CardBody className="flex flex-col gap-4">
        {codes.fields.map((field, index) => (
          <fieldset
            key={field.id}
            className="grid min-w-0 items-start gap-3 rounded-lg border border-line p-4 sm:grid-cols-2"
          >
            <legend className="px-1 font-medium text-sm">{`Code ${index + 1}`}</legend>
            <Field label="Code" error={errors?.[index]?.code?.message}>
              <Input {...register(`procedureCodes.${index}.code`)} autoComplete="off" />
            </Field>
            <Field label="What It Is For" error={errors?.[index]?.label?.message}>
              <Input {...register(`procedureCodes.${index}.label`)} autoComplete="off" />
            </Field>
            <Field label="Minutes of a Unit" error={errors?.[index]?.unitMinutes?.message}>
              <Select
                {...register(`procedureCodes.${index}.unitMinutes`, {
                  setValueAs: (chosen) => (chosen ? Number(chosen) : null),
                })}
              >
                {unitMinutesOfCodes.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {`${minutes} minutes`}
                  </option>
                ))}
                <option value="">Untimed</option>
              </Select>
            </Field>
            <Field label="Modifiers" optional error={errors?.[index]?.modifiers?.message}>
              <Input {...register(`procedureCodes.${index}.modifiers`)} autoComplete="off" />
            </Field>
            {isOwner && (
              <Button
                variant="ghost"
                size="sm"
                className="justify-self-start"
                onClick={() => codes.remove(index)}
              >
                <Trash2 aria-hidden="true" />
                {`Remove Code ${index + 1}`}
              </Button>
            )}
          </fieldset>
        ))}
        {errors?.root && <FieldError>{errors.root.message}</FieldError>}
        {isOwner && codes.fields.length < MOST_PROCEDURE_CODES && (
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            onClick={() => codes.append({ code: '', label: '', unitMinutes: 15, modifiers: '' })}
          >
            <Plus aria-hidden="true" />
            Add Code
          </Button>
        )}
        <Field
          label="Units From Minutes"
          hint="Choose each code by itself only where the insurer says so."
          error={formState.errors.unitRule?.message}
        >
          <Select {...register('unitRule')}>
            <option value="cms">All Codes of a Day Together (CMS)</option>
            <option value="ama">Each Code by Itself (AMA)</option>
          </Select>
        </Field>
      </CardBody>
    </Card>
  );
}

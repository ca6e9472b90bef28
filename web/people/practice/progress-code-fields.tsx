import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { PracticeSettingsFormValues } from '#domain/people/practice/practice-settings-form-values.ts';
import { MOST_PROGRESS_CODES } from '#domain/people/practice/progress-codes.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';

/** The marks that progress reports give each goal: a district's own words for them. */
export function ProgressCodeFields({ isOwner }: { isOwner: boolean }) {
  const { register, control, formState } = useFormContext<PracticeSettingsFormValues>();
  const codes = useFieldArray({ control, name: 'progressCodes' });
  const errors = formState.errors.progressCodes;
  return (
    <Card>
      <CardHeader
        title="Progress Marks"
        description="What a progress report says of each goal. A signed report keeps the marks that it was signed with."
      />
      <CardBody className="flex flex-col gap-4">
        {codes.fields.map((mark, index) => (
          <fieldset
            key={mark.id}
            className="grid min-w-0 grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-3"
          >
            <legend className="sr-only">Mark {index + 1}</legend>
            <Field label="Mark" error={errors?.[index]?.code?.message}>
              <Input {...register(`progressCodes.${index}.code`)} maxLength={6} autoComplete="off" />
            </Field>
            <Field label="What It Means" error={errors?.[index]?.label?.message}>
              <Input {...register(`progressCodes.${index}.label`)} maxLength={200} autoComplete="off" />
            </Field>
            {isOwner && codes.fields.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                className="mt-7"
                aria-label={`Remove mark ${index + 1}`}
                onClick={() => codes.remove(index)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            )}
          </fieldset>
        ))}
        {errors?.root && <FieldError>{errors.root.message}</FieldError>}
        {isOwner && codes.fields.length < MOST_PROGRESS_CODES && (
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            onClick={() => codes.append({ code: '', label: '' })}
          >
            <Plus aria-hidden="true" />
            Add Mark
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

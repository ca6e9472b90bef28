import { useFormContext } from 'react-hook-form';
import { type LadderKey, type LevelKey, ladderKeys, ladders } from '#domain/people/practice/ladders.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';

/** The part of the settings that these fields edit, with a field for each level of both ladders. */
interface NamesTyped {
  levelNames: Partial<Record<LadderKey, Partial<Record<LevelKey, string>>>>;
}

/**
 * Fields for the practice's own names of the levels of help. Letters and order are fixed, since changing them
 * would change every score.
 */
export function LevelNameFields() {
  const { register, formState } = useFormContext<NamesTyped>();
  const errors = formState.errors.levelNames;
  return (
    <Card>
      <CardHeader
        title="Names of Levels"
        description="Your own words for the levels of help; an empty field keeps the name that stands in it. The letters and the order stay, and what is signed keeps the names of its day."
      />
      <CardBody className="grid gap-6">
        {ladderKeys.map((ladder) => (
          <fieldset key={ladder} className="min-w-0">
            <legend className="mb-3 font-semibold text-ink">{ladders[ladder].label}</legend>
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              {ladders[ladder].levels.map(({ key, label }) => (
                <Field key={key} label={key} error={errors?.[ladder]?.[key]?.message}>
                  <Input
                    {...register(`levelNames.${ladder}.${key}`, { setValueAs: nameTyped })}
                    placeholder={label}
                    maxLength={40}
                    autoComplete="off"
                  />
                </Field>
              ))}
            </div>
            {errors?.[ladder]?.message && <FieldError>{errors[ladder].message}</FieldError>}
          </fieldset>
        ))}
      </CardBody>
    </Card>
  );
}

function nameTyped(typed: string | undefined): string | undefined {
  return typed?.trim() || undefined;
}

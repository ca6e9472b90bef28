import { useFormContext } from 'react-hook-form';
import { capitalized } from '#domain/platform/capitalized.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { TeamFormValues } from '#domain/website/identity/website-team.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { RemoveButton } from './entry-buttons.tsx';
import { FactField } from './fact-field.tsx';
import { LanguageChoices } from './language-choices.tsx';
import { MoveButton } from './move-button.tsx';
import { PortraitField } from './portrait-field.tsx';

interface ColleagueFieldsProps {
  /** The row's id, which does not change with its position. */
  id: string;
  index: number;
  isLast: boolean;
  onMove: (step: -1 | 1, label: string) => void;
  onRemove: () => void;
}

/** Fields for one therapist of the list: name, license, biography and photo. */
export function ColleagueFields({ id, index, isLast, onMove, onRemove }: ColleagueFieldsProps) {
  const { register, watch, setValue } = useFormContext<TeamFormValues>();
  const name = `team.${index}` as const;
  const { portrait, ...person } = watch(name);
  const called = fullNameOf(person).trim() || `therapist ${index + 1}`;
  const row = { id, label: called, onMove: (step: -1 | 1) => onMove(step, called) };
  return (
    <Card>
      <CardBody>
        <fieldset className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
          <legend className="sr-only">Therapist {index + 1}</legend>
          <div className="flex items-center justify-between gap-2 sm:col-span-2">
            <h3 className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">{capitalized(called)}</h3>
            <span className="flex shrink-0">
              <MoveButton {...row} step={-1} size="icon" isDisabled={index === 0} />
              <MoveButton {...row} step={1} size="icon" isDisabled={isLast} />
              <RemoveButton label={`Remove ${called}`} onClick={onRemove} />
            </span>
          </div>
          <FactField name={`${name}.firstName`} autoComplete="off" />
          <FactField name={`${name}.lastName`} autoComplete="off" />
          <FactField name={`${name}.postNominals`} optional />
          <FactField name={`${name}.role`} />
          <FactField
            name={`${name}.license`}
            optional
            hint="State and number, as families can look them up."
            wide
          />
          <FactField name={`${name}.biography`} hint="A few sentences, in plain words." rows={4} wide />
          <LanguageChoices field={register(`${name}.languages`)} />
          <div className="sm:col-span-2 sm:max-w-sm">
            <PortraitField
              portrait={portrait ?? null}
              name={fullNameOf(person).trim()}
              onChange={(next) =>
                setValue(`${name}.portrait`, next, { shouldDirty: true, shouldValidate: next !== null })
              }
              path={`${name}.portrait`}
            />
          </div>
        </fieldset>
      </CardBody>
    </Card>
  );
}

import { useId } from 'react';
import { afterTick, everySchool } from '#domain/caseload/closings/closed-places.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';
import type { ClosedPlaces } from './use-closed-places.ts';

interface ClosedPlacesFieldProps {
  closed: ClosedPlaces;
  /** Whether saving was tried without a choice. */
  isFaultShown: boolean;
}

/** Asks who is closed: the practice, or which schools, all at first. Without schools there is nothing to ask. */
export function ClosedPlacesField({ closed, isFaultShown }: ClosedPlacesFieldProps) {
  const name = useId();
  const { groups, ticks, choose, isError, fault } = closed;
  if (isError) {
    return (
      <p className="text-danger text-sm">
        The schools could not be read, so only the practice can be closed here.
      </p>
    );
  }
  if (groups.length === 0) return null;
  return (
    <div className="grid gap-2">
      <RadioGroup legend="Who Is Closed" inline>
        <Radio
          name={name}
          label="The practice"
          checked={ticks === 'practice'}
          onChange={() => choose('practice')}
        />
        <Radio
          name={name}
          label="Schools"
          checked={ticks !== 'practice'}
          onChange={() => choose(everySchool(groups))}
        />
      </RadioGroup>
      {ticks !== 'practice' && (
        <fieldset
          className="max-h-60 overflow-y-auto rounded-lg border border-line px-4 py-2"
          data-wrong={isFaultShown && fault ? '' : undefined}
        >
          <legend className="sr-only">Closed Schools</legend>
          {groups.map((group) => (
            <PlaceTicks
              key={group.district?.id ?? 0}
              group={group}
              ticks={ticks}
              onTick={(id) => choose(afterTick(ticks, id, groups))}
            />
          ))}
        </fieldset>
      )}
      {isFaultShown && fault && <FieldError>{fault}</FieldError>}
    </div>
  );
}

interface PlaceTicksProps {
  group: ClosedPlaces['groups'][number];
  ticks: ReadonlySet<number>;
  onTick: (id: number) => void;
}

function PlaceTicks({ group: { district, schools }, ticks, onTick }: PlaceTicksProps) {
  return (
    <>
      {district && (
        <Checkbox
          label={schools.length > 0 ? `${district.name}, all its schools` : district.name}
          checked={ticks.has(district.id)}
          onChange={() => onTick(district.id)}
          className="py-0.5"
        />
      )}
      {schools.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={ticks.has(id)}
          onChange={() => onTick(id)}
          className={district ? 'py-0.5 pl-8' : 'py-0.5'}
        />
      ))}
    </>
  );
}

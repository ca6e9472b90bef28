import { type Organization, organizationKindLabels } from '#domain/billing/organizations/organization.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { compareText } from '#domain/platform/search-text.ts';
import {
  kindsOfRole,
  type PlaceChoice,
  type PlaceRole,
  placesOfRole,
  type UnknownPlace,
  usualChoice,
} from '#domain/records/imports/roster-places.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import type { ClientImportAction } from './client-import-state.ts';

interface ImportPlacesCardProps {
  unknown: readonly UnknownPlace[];
  /** The therapist's schools and payers. */
  listed: readonly Organization[];
  choices: ReadonlyMap<string, PlaceChoice>;
  onChange: (action: ClientImportAction) => void;
}

/** The schools and payers of a roster that are not known: each is made once, or matched with one that is there. */
export function ImportPlacesCard({ unknown, listed, choices, onChange }: ImportPlacesCardProps) {
  const hasPayers = unknown.some(({ role }) => role === 'payer');
  return (
    <Card>
      <CardHeader
        title="Schools & Payers"
        description={`These names are not on your list. Each is added once, or stands for one that you have.${hasPayers ? ' Enter what a new payer pays under Schools & Payers.' : ''}`}
      />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {unknown.map((place) => (
          <PlaceField
            key={place.key}
            place={place}
            listed={placesOfRole(place.role, listed)}
            choice={choices.get(place.key) ?? usualChoice(place)}
            onChoose={(choice) => onChange({ do: 'place', key: place.key, choice })}
          />
        ))}
      </CardBody>
    </Card>
  );
}

interface PlaceFieldProps {
  place: UnknownPlace;
  listed: readonly Organization[];
  choice: PlaceChoice;
  onChoose: (choice: PlaceChoice) => void;
}

const roleWords: Record<PlaceRole, string> = { school: 'School', payer: 'Payer' };

function PlaceField({ place: { role, name, count }, listed, choice, onChoose }: PlaceFieldProps) {
  const kinds = kindsOfRole[role];
  const byName = listed.toSorted((one, other) => compareText(one.name, other.name));

  function handleChange(value: string): void {
    const kind = kinds.find((one) => one === value);
    const known = listed.find(({ id }) => String(id) === value);
    if (kind) onChoose({ kind });
    else if (known) onChoose({ id: known.id });
  }

  return (
    <Field label={name} hint={`${roleWords[role]} of ${countOf(count, 'mandate')}`}>
      <Select
        value={'id' in choice ? String(choice.id) : choice.kind}
        onChange={({ target }) => handleChange(target.value)}
      >
        <optgroup label="Add">
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {`New: ${organizationKindLabels[kind]}`}
            </option>
          ))}
        </optgroup>
        {byName.length > 0 && (
          <optgroup label="The same as">
            {byName.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </Field>
  );
}

import { codesText } from '#domain/billing/billing-documents/codes-text.ts';
import {
  type ServicePlace,
  type SuperbillVisit,
  servicePlaceLabels,
  servicePlaces,
} from '#domain/billing/billing-documents/superbill-visit.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';

/** The typed values of a visit. */
export interface TypedVisit {
  codes: string;
  diagnoses: string;
  place: ServicePlace;
}

/** Returns what a drafted visit begins with. */
export function typedVisit({ codes, diagnoses, place }: SuperbillVisit): TypedVisit {
  return { codes: codesText(codes), diagnoses: diagnoses.join(', '), place };
}

interface SuperbillVisitFieldsProps {
  visit: SuperbillVisit;
  typed: TypedVisit;
  /** Whether its codes can be read. */
  isRead: boolean;
  onChange: (typed: TypedVisit) => void;
}

/** The codes, diagnoses and place of one visit. */
export function SuperbillVisitFields({ visit, typed, isRead, onChange }: SuperbillVisitFieldsProps) {
  const { day, minutes, charge, paid } = visit;
  return (
    <fieldset className="rounded-xl border border-line p-4">
      <legend className="px-1 font-medium text-sm tabular-nums">
        {`${formatDay(day)} · ${minutes} min · ${formatCents(charge)}, ${formatCents(paid)} paid`}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Codes with modifiers and minutes"
          error={isRead ? undefined : 'Please write each code like X1001 GO 24'}
        >
          <Input
            value={typed.codes}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...typed, codes: target.value })}
          />
        </Field>
        <Field label="Diagnoses">
          <Input
            value={typed.diagnoses}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...typed, diagnoses: target.value })}
          />
        </Field>
        <Field label="Place">
          <Select
            value={typed.place}
            onChange={({ target }) => {
              const place = servicePlaces.find((one) => one === target.value);
              if (place) onChange({ ...typed, place });
            }}
          >
            <LabeledOptions values={servicePlaces} labels={servicePlaceLabels} />
          </Select>
        </Field>
      </div>
    </fieldset>
  );
}

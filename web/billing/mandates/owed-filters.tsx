import { ledgerFlagLabels, ledgerFlags } from '#domain/billing/mandates/ledger-shapes.ts';
import type { OwedService } from '#domain/billing/mandates/owed-service.ts';
import { planProgramLabels, planPrograms } from '#domain/clinical/plans/plan-labels.ts';
import type { Day } from '#domain/platform/dates.ts';
import { compareText } from '#domain/platform/search-text.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { FilterFold } from '#web/platform/ui/filter-fold.tsx';
import { chosenLabel, FilterField, FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { NONE, type OwedParams } from './use-owed-filter.ts';
import type { NameOfPlace } from './use-place-names.ts';

const flagOptions = [
  { value: '', label: 'All' },
  ...ledgerFlags.map((flag) => ({
    value: flag,
    label: flag === 'behind' ? 'Behind or at risk' : ledgerFlagLabels[flag],
  })),
] as const;

const endingOptions = [
  { value: '', label: 'Any last day' },
  { value: 'soon', label: 'Ends within 30 days' },
] as const;

interface OwedFiltersProps {
  services: readonly OwedService[];
  nameOf: NameOfPlace;
  shown: OwedParams;
  /** A past day; undefined is today. */
  on: Day | undefined;
  today: Day;
  onChange: (params: Partial<OwedParams> & { on?: string }) => void;
}

/** The filters above the list of services owed, and the day on which it is counted. */
export function OwedFilters({ services, nameOf, shown, on, today, onChange }: OwedFiltersProps) {
  const schools = placeOptions(
    services.map(({ schoolId }) => schoolId),
    nameOf,
    {
      all: 'All schools',
      none: 'No school',
    },
  );
  const payers = placeOptions(
    services.map(({ payerId }) => payerId),
    nameOf,
    {
      all: 'All payers',
      none: 'The family',
    },
  );
  const present = planPrograms.filter((program) => services.some((service) => service.program === program));
  const programs = [
    { value: '' as const, label: 'All programs' },
    ...present.map((program) => ({ value: program, label: planProgramLabels[program] })),
  ];
  const set = [
    chosenLabel(flagOptions, shown.flag),
    chosenLabel(schools, shown.school),
    chosenLabel(payers, shown.payer),
    chosenLabel(programs, shown.program),
    chosenLabel(endingOptions, shown.ending),
  ];
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-6">
      <FilterFold set={set}>
        <FilterSelect
          label="Standing"
          value={shown.flag}
          options={flagOptions}
          onChange={(flag) => onChange({ flag })}
        />
        <FilterSelect
          label="School"
          value={shown.school}
          options={schools}
          onChange={(school) => onChange({ school })}
        />
        <FilterSelect
          label="Payer"
          value={shown.payer}
          options={payers}
          onChange={(payer) => onChange({ payer })}
        />
        <FilterSelect
          label="Program"
          value={shown.program}
          options={programs}
          onChange={(program) => onChange({ program })}
        />
        <FilterSelect
          label="Last Day"
          value={shown.ending}
          options={endingOptions}
          onChange={(ending) => onChange({ ending })}
        />
        <FilterField label="As Of">
          {(id) => (
            <DateInput
              id={id}
              value={on ?? today}
              max={today}
              onChange={({ target }) => onChange({ on: target.value === today ? '' : target.value })}
            />
          )}
        </FilterField>
      </FilterFold>
    </div>
  );
}

/** Returns the schools or payers that occur, by name. */
function placeOptions(
  ids: readonly (number | null)[],
  nameOf: NameOfPlace,
  { all, none }: { all: string; none: string },
) {
  const named = [...new Set(ids)]
    .flatMap((id) => (id === null ? [] : { value: String(id), label: nameOf(id) ?? '…' }))
    .toSorted((one, other) => compareText(one.label, other.label));
  const without = ids.includes(null) ? [{ value: NONE, label: none }] : [];
  return [{ value: '', label: all }, ...named, ...without];
}

import { ClientFilter } from '#web/caseload/clients/client-filter.tsx';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { FilterFold } from '#web/platform/ui/filter-fold.tsx';
import { FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { type NoteListChoices, type StateChoice, stateChoices } from './use-note-list-filter.ts';

const stateLabels: Record<StateChoice, string> = {
  open: 'To sign',
  missing: 'Not written',
  draft: 'Drafts',
  correcting: 'Corrections',
  late: 'Late',
  signed: 'Signed',
  withdrawn: 'Withdrawn',
  all: 'All notes',
};
const stateOptions = stateChoices.map((value) => ({ value, label: stateLabels[value] }));

interface NoteListFiltersProps {
  choices: NoteListChoices;
  onChange: (changes: Partial<NoteListChoices>) => void;
}

/** Filters by the state of the notes and by client. */
export function NoteListFilters({ choices, onChange }: NoteListFiltersProps) {
  const clientName = useClientName();
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:max-w-md">
      <FilterFold
        set={[
          stateLabels[choices.state],
          choices.clientId === undefined ? undefined : clientName(choices.clientId),
        ]}
      >
        <FilterSelect
          label="Notes"
          value={choices.state}
          options={stateOptions}
          onChange={(state) => onChange({ state })}
        />
        <ClientFilter value={choices.clientId} onChange={(clientId) => onChange({ clientId })} />
      </FilterFold>
    </div>
  );
}

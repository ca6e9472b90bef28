import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { FilterFold } from '#web/platform/ui/filter-fold.tsx';
import { chosenLabel, FilterSelect } from '#web/platform/ui/filter-select.tsx';
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
  const shownName = useShownName();
  const clients = useClients().data ?? [];
  const clientOptions = [
    { value: 'all', label: 'All clients' },
    ...clients.map((client) => ({ value: String(client.id), label: shownName(client) })),
  ];
  // A link may name a deleted client: the filter must then not read "all".
  if (!clientOptions.some(({ value }) => value === choices.client)) {
    clientOptions.push({ value: choices.client, label: 'Unknown client' });
  }
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:max-w-md">
      <FilterFold set={[stateLabels[choices.state], chosenLabel(clientOptions, choices.client)]}>
        <FilterSelect
          label="Notes"
          value={choices.state}
          options={stateOptions}
          onChange={(state) => onChange({ state })}
        />
        <FilterSelect
          label="Client"
          value={choices.client}
          options={clientOptions}
          onChange={(client) => onChange({ client })}
        />
      </FilterFold>
    </div>
  );
}

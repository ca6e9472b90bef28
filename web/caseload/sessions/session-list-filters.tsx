import {
  type DateChoice,
  dateChoices,
  type SessionListFilter,
  statusChoices,
  typeChoices,
} from '#domain/caseload/sessions/session-list-filter.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { chosenLabel, FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { ListFilterBar } from '#web/platform/ui/list-filter-bar.tsx';
import type { ListSearch } from '#web/platform/ui/use-list-search.ts';

const statusOptions = statusChoices.map((value) => ({
  value,
  label: value === 'all' ? 'All statuses' : sessionStatusLabels[value],
}));
const typeOptions = typeChoices.map((value) => ({
  value,
  label: value === 'all' ? 'All types' : sessionTypeLabels[value],
}));
const dateLabels: Record<DateChoice, string> = {
  all: 'All dates',
  upcoming: 'Upcoming',
  past: 'Past',
  today: 'Today',
  tomorrow: 'Tomorrow',
};
const dateOptions = dateChoices.map((value) => ({ value, label: dateLabels[value] }));

interface SessionListFiltersProps {
  search: ListSearch;
  choices: SessionListFilter;
  onChange: (changes: Partial<SessionListFilter>) => void;
}

/** The search box and three filters of the session list. */
export function SessionListFilters({ search, choices, onChange }: SessionListFiltersProps) {
  const groups = useGroups().data ?? [];
  const isGroupMeeting = choices.group !== 'all';
  const groupOptions = [
    { value: 'all', label: 'All groups' },
    ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  // A link may refer to a deleted group: the filter says so instead of showing all sessions.
  if (!groupOptions.some(({ value }) => value === choices.group)) {
    groupOptions.push({ value: choices.group, label: 'Unknown group' });
  }
  const hasGroups = groups.length > 0 || isGroupMeeting;
  return (
    <ListFilterBar
      label="Search sessions"
      placeholder="Search sessions by client name... or words of a note"
      search={search}
      set={[
        chosenLabel(statusOptions, choices.status),
        chosenLabel(typeOptions, choices.type),
        chosenLabel(dateOptions, choices.date),
        chosenLabel(groupOptions, choices.group),
      ]}
      className={
        hasGroups
          ? 'md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_10rem_11rem_9rem_12rem]'
          : 'md:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_11rem_12rem_10rem]'
      }
    >
      <FilterSelect
        label="Status"
        value={choices.status}
        options={statusOptions}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Type"
        value={choices.type}
        options={typeOptions}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label="Date"
        value={choices.date}
        options={dateOptions}
        onChange={(date) => onChange({ date })}
        className={hasGroups ? undefined : 'max-md:col-span-2'}
      />
      {hasGroups && (
        <FilterSelect
          label="Group"
          value={choices.group}
          options={groupOptions}
          onChange={(group) => onChange({ group })}
        />
      )}
    </ListFilterBar>
  );
}

import { assessmentStatuses } from '#domain/caseload/assessments/assessment.ts';
import type { AssessmentFilter } from '#domain/caseload/assessments/assessment-search.ts';
import { ClientFilter } from '#web/caseload/clients/client-filter.tsx';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { chosenLabel, FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { ListFilterBar } from '#web/platform/ui/list-filter-bar.tsx';
import type { ListSearch } from '#web/platform/ui/use-list-search.ts';

const statusLabels = { pending: 'Pending', completed: 'Completed' };
const statusOptions: { value: AssessmentFilter['status']; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...assessmentStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

interface AssessmentListFiltersProps {
  search: ListSearch;
  filter: AssessmentFilter;
  onChange: (changes: Partial<AssessmentFilter>) => void;
}

/** The search box and two filters of the assessment list. */
export function AssessmentListFilters({ search, filter, onChange }: AssessmentListFiltersProps) {
  const clientName = useClientName();
  return (
    <ListFilterBar
      label="Search assessments"
      placeholder="Search assessments by title or client name..."
      search={search}
      set={[
        chosenLabel(statusOptions, filter.status),
        filter.clientId === undefined ? undefined : clientName(filter.clientId),
      ]}
      className="lg:grid-cols-[minmax(0,1fr)_11rem_15rem]"
    >
      <FilterSelect
        label="Status"
        value={filter.status}
        options={statusOptions}
        onChange={(status) => onChange({ status })}
      />
      <ClientFilter value={filter.clientId} onChange={(clientId) => onChange({ clientId })} />
    </ListFilterBar>
  );
}

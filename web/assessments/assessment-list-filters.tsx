import { assessmentStatuses } from '#domain/assessments/assessment.ts';
import type { AssessmentFilter } from '#domain/assessments/assessment-search.ts';
import { ClientFilter } from '#web/clients/client-filter.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';

const statusLabels = { pending: 'Pending', completed: 'Completed' };
const statusOptions: { value: AssessmentFilter['status']; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...assessmentStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

interface AssessmentListFiltersProps {
  /** What stands in the search box. */
  typed: string;
  filter: AssessmentFilter;
  onType: (typed: string) => void;
  onChange: (changes: Partial<AssessmentFilter>) => void;
}

/** The search box and the two filters above the assessments. */
export function AssessmentListFilters({ typed, filter, onType, onChange }: AssessmentListFiltersProps) {
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_15rem]">
      <SearchInput
        label="Search assessments"
        placeholder="Search assessments by title or client name..."
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="col-span-2 lg:col-span-1"
      />
      <FilterSelect
        label="Status"
        value={filter.status}
        options={statusOptions}
        onChange={(status) => onChange({ status })}
      />
      <ClientFilter value={filter.clientId} onChange={(clientId) => onChange({ clientId })} />
    </div>
  );
}

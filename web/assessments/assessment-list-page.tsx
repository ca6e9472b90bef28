import { ClipboardList, Plus, SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router';
import type { Assessment } from '#domain/assessments/assessment.ts';
import { type AssessmentFilter, findAssessments } from '#domain/assessments/assessment-search.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useFormForClient } from '#web/clients/use-form-for-client.ts';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useListSearch } from '#web/ui/use-list-search.ts';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { AssessmentFormDialog } from './assessment-form-dialog.tsx';
import { AssessmentListFilters } from './assessment-list-filters.tsx';
import { useAssessments } from './assessment-queries.ts';
import { AssessmentRow } from './assessment-row.tsx';
import { noAssessmentFilter, useAssessmentListFilter } from './use-assessment-list-filter.ts';

export const meta = practiceTitle('Assessments');

/** Every assessment, newest first; an address with a client opens the form for it. */
export default function AssessmentListPage() {
  const assessments = useAssessments();
  const navigate = useNavigate();
  const [filter, change] = useAssessmentListFilter();
  const { typed, search, clear } = useListSearch(filter, change, noAssessmentFilter);
  const form = useFormForClient();

  const newButton = (
    <Button onClick={form.open} data-new="" className="max-sm:w-full">
      <Plus aria-hidden="true" />
      New Assessment
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Assessments"
        description="Questions you ask, and what was answered."
        actions={newButton}
      />
      <AssessmentListFilters typed={typed} filter={filter} onType={search} onChange={change} />
      <Card className="overflow-clip">
        <WhenLoaded
          query={assessments}
          loadingLabel="Loading assessments"
          placeholders={3}
          rowClassName="h-20"
          padded
        >
          {(all) =>
            all.length > 0 ? (
              <FoundAssessments assessments={all} filter={filter} onClear={clear} />
            ) : (
              <EmptyState
                icon={ClipboardList}
                title="No assessments found"
                description="Get started by creating your first assessment."
              />
            )
          }
        </WhenLoaded>
      </Card>
      <AssessmentFormDialog
        open={form.isOpen}
        clientId={form.clientId}
        onClose={form.close}
        onSaved={({ id }) => navigate(`/assessments/${id}`)}
      />
    </>
  );
}

interface FoundAssessmentsProps {
  assessments: readonly Assessment[];
  filter: AssessmentFilter;
  onClear: () => void;
}

function FoundAssessments({ assessments, filter, onClear }: FoundAssessmentsProps) {
  const clientName = useClientName('Unknown Client');
  // Typing stays quick: the list follows the search box when it has time.
  const search = useDeferredValue(filter.search);
  const found = findAssessments(assessments, { ...filter, search }, clientName);
  return (
    <>
      <p role="status" className="sr-only">
        {found.length < assessments.length && `${found.length} of ${assessments.length} assessments match`}
      </p>
      {found.length > 0 ? (
        <ul aria-label="Assessments" className="divide-y divide-line">
          {found.map((assessment) => (
            <AssessmentRow
              key={assessment.id}
              assessment={assessment}
              clientName={clientName(assessment.clientId)}
            />
          ))}
        </ul>
      ) : (
        <NothingFound
          icon={SearchX}
          title="No assessments found"
          description="No assessments match your search and filters."
          onClear={onClear}
        />
      )}
    </>
  );
}

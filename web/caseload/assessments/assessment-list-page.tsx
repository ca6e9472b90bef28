import { ClipboardList, SearchX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFormForClient } from '#web/caseload/clients/use-form-for-client.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { ListFrame } from '#web/platform/ui/list-frame.tsx';
import { MoreRowsBelow } from '#web/platform/ui/more-rows.tsx';
import { useListSearch } from '#web/platform/ui/use-list-search.ts';
import { AssessmentFormDialog } from './assessment-form-dialog.tsx';
import { AssessmentListFilters } from './assessment-list-filters.tsx';
import { useFoundAssessments } from './assessment-queries.ts';
import { AssessmentRow } from './assessment-row.tsx';
import { noAssessmentFilter, useAssessmentListFilter } from './use-assessment-list-filter.ts';

export const meta = practiceTitle('Assessments');

/** The assessment list, newest first. A client in the URL opens the form for that client. */
export default function AssessmentListPage() {
  const navigate = useNavigate();
  const [filter, change] = useAssessmentListFilter();
  const { search, clear } = useListSearch(filter, change, noAssessmentFilter);
  const found = useFoundAssessments({ ...filter, search: filter.search.trim() });
  const form = useFormForClient();
  return (
    <>
      <ListFrame
        noun="assessments"
        title="Assessments"
        description="Questions you ask, and what was answered."
        otherActions={
          <ButtonLink variant="secondary" to="/assessments/templates">
            Templates
          </ButtonLink>
        }
        newLabel="New Assessment"
        onNew={form.open}
        filters={<AssessmentListFilters search={search} filter={filter} onChange={change} />}
        {...found}
        placeholders={3}
        rowClassName="h-20"
        onClear={clear}
        emptyIcon={ClipboardList}
        emptyHint="Get started by creating your first assessment."
        nothingFoundIcon={SearchX}
      >
        {(assessments, more) => (
          <>
            <ul aria-label="Assessments" className="divide-y divide-line">
              {assessments.map((assessment) => (
                <AssessmentRow key={assessment.id} assessment={assessment} />
              ))}
            </ul>
            {more && <MoreRowsBelow more={more} label="Loading more assessments" />}
          </>
        )}
      </ListFrame>
      <AssessmentFormDialog
        open={form.isOpen}
        clientId={form.clientId ?? filter.clientId}
        onClose={form.close}
        onSaved={({ id }) => navigate(`/assessments/${id}`)}
      />
    </>
  );
}

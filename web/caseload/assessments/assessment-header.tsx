import { CopyPlus, LayoutTemplate, Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { AssessmentFormDialog } from './assessment-form-dialog.tsx';
import { useDeleteAssessment } from './assessment-mutations.ts';
import { AssessmentStatusBadge } from './assessment-status-badge.tsx';
import { TemplateSaveDialog } from './template-save-dialog.tsx';

/** The assessment's title, client and date, with the actions for the whole assessment. */
export function AssessmentHeader({ assessment }: { assessment: Assessment }) {
  const timeZone = useTimeZone();
  const clientName = useClientName();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { dateCreated, dateCompleted } = assessment;
  return (
    <>
      <PageHeader
        className="print:hidden"
        above={<ReturnLink to="/assessments" label="Assessments" />}
        title={assessment.title}
        description={assessment.description}
        actions={
          <PageActions
            onDelete={() => setDeleting(true)}
            edit={
              <Button variant="secondary" onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            }
          >
            <MenuItem onSelect={() => navigate(`/assessments/new?from=${assessment.id}`)}>
              <CopyPlus aria-hidden="true" />
              Use Again for…
            </MenuItem>
            <MenuItem onSelect={() => setSaving(true)}>
              <LayoutTemplate aria-hidden="true" />
              Save as Template
            </MenuItem>
            <MenuItem onSelect={() => window.print()}>
              <Printer aria-hidden="true" />
              Print
            </MenuItem>
          </PageActions>
        }
      />
      <p className="mb-5 flex print:hidden flex-wrap items-center gap-x-5 gap-y-2 text-ink-muted text-sm">
        <Link to={`/clients/${assessment.clientId}`} className={inlineLinkStyles}>
          {clientName(assessment.clientId)}
        </Link>
        <span>{`Created: ${formatDate(dateCreated, timeZone)}`}</span>
        {dateCompleted && <span>{`Completed: ${formatDate(dateCompleted, timeZone)}`}</span>}
        <AssessmentStatusBadge status={assessment.status} />
      </p>
      <AssessmentFormDialog
        open={isEditing}
        assessment={assessment}
        onClose={() => setEditing(false)}
        onSaved={() => setEditing(false)}
      />
      <TemplateSaveDialog open={isSaving} assessment={assessment} onClose={() => setSaving(false)} />
      <DeleteQuestion id={assessment.id} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}

interface DeleteQuestionProps {
  id: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function DeleteQuestion({ id, open, onOpenChange }: DeleteQuestionProps) {
  const navigate = useNavigate();
  const deletion = useDeleteAssessment(() => navigate('/assessments'));
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this assessment?"
      description="The assessment and all of its answers will be deleted."
      confirmText="Delete"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate(id, { onError: () => onOpenChange(false) })}
    />
  );
}

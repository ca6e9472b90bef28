import { useState } from 'react';
import { WAIVER_REASON_LIMIT } from '#domain/clinical/plans/plan.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useWaiveReport } from './due-report-queries.ts';

/** A report that a plan requires. */
export interface RequiredReport {
  planId: number;
  dueOn: Day;
}

interface WaiveReportDialogProps {
  /** The due report; undefined closes the dialog. */
  report: RequiredReport | undefined;
  onClose: () => void;
}

/** Asks for the reason why a due report is not written. */
export function WaiveReportDialog({ report, onClose }: WaiveReportDialogProps) {
  return (
    <FormDialog
      open={report !== undefined}
      onClose={onClose}
      title="Waive Report"
      {...(report && {
        description: `The report due ${formatDay(report.dueOn)} will no longer be listed as due. The reason stays in the record.`,
      })}
      width="sm"
    >
      {(dialog) => report && <WaiverForm report={report} {...dialog} />}
    </FormDialog>
  );
}

function WaiverForm({ report, onCancel, close, onDirtyChange }: FormInDialog & { report: RequiredReport }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const waiver = useWaiveReport();

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    const { planId, dueOn } = report;
    if (reason.trim() === '') setMissing(true);
    else waiver.mutate({ planId, dueOn, reason: reason.trim() }, { onSuccess: close });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label="Reason" error={isMissing ? 'Say why the report is waived' : undefined}>
        <Textarea
          value={reason}
          maxLength={WAIVER_REASON_LIMIT}
          rows={3}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
            onDirtyChange(target.value !== '');
          }}
        />
      </Field>
      <FormActions saveText="Waive" savingText="Waiving..." isSaving={waiver.isPending} onCancel={onCancel} />
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { documentKindLabels, documentKinds } from '#domain/clinical/documents/document-sections.ts';
import type { Day } from '#domain/platform/dates.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { useClientPlans } from '#web/clinical/goals/goal-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { refusalOf } from '#web/platform/api/request.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { useCreateDocument } from './document-queries.ts';

/** A progress report that a plan asks for. */
export interface ReportToBegin {
  planId: number;
  dueOn: Day;
}

interface Chosen {
  /** The preselected client. */
  clientId?: number | undefined;
  /** The due report that preselects plan and last day. */
  report?: ReportToBegin | undefined;
}

interface NewDocumentDialogProps extends Chosen {
  open: boolean;
  onClose: () => void;
}

/** Dialog that asks for the client, kind, plan and days of a new document. */
export function NewDocumentDialog({ open, onClose, ...chosen }: NewDocumentDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title="New Document" width="sm">
      {({ onCancel }) => <NewDocumentForm {...chosen} onCancel={onCancel} />}
    </FormDialog>
  );
}

const SUGGESTED_PLAN = '';
const NO_PLAN = 'none';

function NewDocumentForm({ clientId, report, onCancel }: Chosen & { onCancel: () => void }) {
  const navigate = useNavigate();
  const create = useCreateDocument();
  const [client, setClient] = useState<number | null>(clientId ?? null);
  const [kind, setKind] = useState<(typeof documentKinds)[number]>('progress-report');
  const [plan, setPlan] = useState(report ? String(report.planId) : SUGGESTED_PLAN);
  const [days, setDays] = useState({ fromOn: '', untilOn: report?.dueOn ?? '' });
  const [isMissing, setMissing] = useState(false);

  // Another kind, plan or child is not what the plan asked for.
  const isOfReport = report && kind === 'progress-report' && plan === String(report.planId);

  function changeClient(chosen: number | null): void {
    setClient(chosen);
    setPlan(SUGGESTED_PLAN);
    if (days.untilOn === report?.dueOn) setDays({ ...days, untilOn: '' });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(client === null);
    if (client === null) return;
    const planId = plan === SUGGESTED_PLAN ? undefined : plan === NO_PLAN ? null : Number(plan);
    create.mutate(
      {
        clientId: client,
        kind,
        planId,
        fromOn: days.fromOn || undefined,
        untilOn: days.untilOn || undefined,
        dueOn: isOfReport ? report.dueOn : undefined,
      },
      { onSuccess: ({ id }) => navigate(`/documents/${id}`) },
    );
  }

  return (
    <form noValidate aria-label="New document" onSubmit={submit} className="grid gap-5">
      <Field label="Client" error={isMissing ? 'Client is required' : undefined}>
        <ClientChoice value={client} onChange={changeClient} withInactive />
      </Field>
      <Field label="Kind">
        <Select
          value={kind}
          onChange={({ target }) => {
            const chosen = documentKinds.find((one) => one === target.value);
            if (chosen) setKind(chosen);
          }}
        >
          <LabeledOptions values={documentKinds} labels={documentKindLabels} />
        </Select>
      </Field>
      <PlanChoice clientId={client} value={plan} onChange={setPlan} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" optional>
          <DateInput
            value={days.fromOn}
            onChange={({ target }) => setDays({ ...days, fromOn: target.value })}
          />
        </Field>
        <Field label="Until" optional error={create.error ? refusalOf(create.error, 400) : undefined}>
          <DateInput
            value={days.untilOn}
            onChange={({ target }) => setDays({ ...days, untilOn: target.value })}
          />
        </Field>
      </div>
      <p className="-mt-2 text-ink-muted text-sm">
        Without days, they follow from the plan and its report days.
      </p>
      <FormActions
        saveText="Create Document"
        savingText="Creating..."
        isSaving={isSent(create)}
        onCancel={onCancel}
      />
    </form>
  );
}

interface PlanChoiceProps {
  clientId: number | null;
  value: string;
  onChange: (value: string) => void;
}

function PlanChoice({ clientId, value, onChange }: PlanChoiceProps) {
  const plans = useClientPlans(clientId ?? 0, { isAsked: clientId !== null }).data ?? [];
  return (
    <Field label="Plan">
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value={SUGGESTED_PLAN}>The plan of today</option>
        {plans.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        <option value={NO_PLAN}>No plan</option>
      </Select>
    </Field>
  );
}

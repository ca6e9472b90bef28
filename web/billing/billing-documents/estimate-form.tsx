import { useEffect, useRef, useState } from 'react';
import type { EstimateDraft } from '#domain/billing/billing-documents/estimate-draft.ts';
import {
  contentOf,
  emptyEstimateLine,
  estimateFormStart,
  estimateRequest,
  lineErrors,
  type TypedEstimate,
  type TypedEstimateLine,
  textError,
  typedTotal,
} from '#domain/billing/billing-documents/estimate-form-values.ts';
import { estimateLineObstacles } from '#domain/billing/billing-documents/estimate-obstacles.ts';
import { estimateDays, estimateDaysFault } from '#domain/billing/billing-documents/paper-days.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useEstimateDraft, useMakePaper } from './billing-document-queries.ts';
import { EstimateLineFields } from './estimate-line-fields.tsx';
import { ObstacleList } from './obstacle-list.tsx';
import { PaperOfDays } from './paper-of-days.tsx';
import { usePaperForm } from './use-paper-form.ts';

interface EstimateFormProps extends FormInDialog {
  clientId: number;
}

/** The days of an estimate and its lines, which begin as drafted; what is typed survives a reload. */
export function EstimateForm({ clientId, onCancel, ...dialog }: EstimateFormProps) {
  const today = useToday();
  const start: TypedEstimate = estimateFormStart(estimateDays(today));
  const form = usePaperForm({ key: `estimate ${clientId}`, start, daysFault: estimateDaysFault }, dialog);
  const drafted = useEstimateDraft(clientId, form.days, form.isWhole);
  return (
    <PaperOfDays form={form} query={drafted} loadingLabel="Loading the planned sessions">
      {(found) => (
        <EstimateContent
          draft={found}
          values={form.values}
          onChange={form.change}
          onCancel={onCancel}
          onMade={form.finish}
        />
      )}
    </PaperOfDays>
  );
}

interface EstimateContentProps {
  draft: EstimateDraft;
  values: TypedEstimate;
  onChange: (changed: Partial<TypedEstimate>) => void;
  onCancel: () => void;
  onMade: () => void;
}

function EstimateContent({ draft, values, onChange, onCancel, onMade }: EstimateContentProps) {
  const making = useMakePaper('estimate');
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const content = contentOf(values, draft);
  const { lines, place, separately } = content;
  const request = estimateRequest(draft, content);
  const obstacles = [...draft.obstacles.filter(({ isOfForm }) => !isOfForm), ...estimateLineObstacles(lines)];
  const isStopped = obstacles.some(({ isBlocking }) => isBlocking);
  const edit = (changed: Partial<TypedEstimate>) => onChange({ ...content, ...changed, isTyped: true });
  const editLine = (index: number, line: TypedEstimateLine) => edit({ lines: lines.with(index, line) });

  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function make(): void {
    if (request.success) making.mutate(request.data, { onSuccess: onMade });
    else setTries(tries + 1);
  }

  return (
    <form
      ref={element}
      noValidate
      aria-label="Good faith estimate"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <ObstacleList obstacles={obstacles} />
      <EstimateLineFields
        lines={lines}
        errors={tries > 0 ? lineErrors(request) : undefined}
        onEdit={editLine}
        onRemove={(index) => edit({ lines: lines.toSpliced(index, 1) })}
        onAdd={() => edit({ lines: [...lines, emptyEstimateLine] })}
      />
      <Field label="Place of Service" optional error={textError(request, 'place')}>
        <Textarea rows={2} value={place} onChange={({ target }) => edit({ place: target.value })} />
      </Field>
      <Field
        label="To Be Scheduled Separately"
        optional
        hint="What the family may need besides, such as a report for the school."
        error={textError(request, 'separately')}
      >
        <Textarea rows={2} value={separately} onChange={({ target }) => edit({ separately: target.value })} />
      </Field>
      {draft.replacesNumber !== null && (
        <p className="text-sm">{`Replaces estimate ${draft.replacesNumber}.`}</p>
      )}
      <p role="status" className="font-semibold tabular-nums">
        {`Expected charges ${formatCents(typedTotal(lines))}`}
      </p>
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isStopped} pending={isSent(making)} pendingText="Making...">
          Make Estimate
        </Button>
      </div>
    </form>
  );
}

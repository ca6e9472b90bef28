import type { Duplicate } from '#domain/caseload/clients/client-duplicates.ts';
import { columnTargetLabels } from '#domain/records/imports/column-targets.ts';
import type { PlannedRow } from '#domain/records/imports/import-plan.ts';
import type { RowDoubt } from '#domain/records/imports/row-doubts.ts';
import type { RowField } from '#domain/records/imports/row-fields.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import type { ImportRow } from './client-import-state.ts';

interface ImportRowCheckProps {
  row: ImportRow;
  plan: PlannedRow;
  onType: (field: RowField, text: string) => void;
}

/** A row's problems, with fields to correct them; or that it is ready. */
export function ImportRowCheck({ row, plan, onType }: ImportRowCheckProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
      <RowState plan={plan} doubts={row.doubts} />
      {row.mended.map((field) => (
        <Field key={field} label={columnTargetLabels[field]} error={plan.problems[field]} className="w-full">
          <MendedField field={field} value={row.values[field]} onType={onType} />
        </Field>
      ))}
    </div>
  );
}

interface MendedFieldProps {
  field: RowField;
  value: string;
  onType: (field: RowField, text: string) => void;
}

function MendedField({ field, value, onType }: MendedFieldProps) {
  if (field === 'notes') {
    return <Textarea rows={3} value={value} onChange={(event) => onType(field, event.target.value)} />;
  }
  return <Input value={value} autoComplete="off" onChange={(event) => onType(field, event.target.value)} />;
}

interface RowStateProps {
  plan: PlannedRow;
  doubts: readonly RowDoubt[];
}

function RowState({ plan, doubts }: RowStateProps) {
  const { client, duplicate, joins, isChosen } = plan;
  if (client === undefined) return <Badge variant="danger">To be corrected</Badge>;
  if (doubts.length > 0 && isChosen) {
    return (
      <div className="flex flex-col items-start gap-1">
        <Badge variant="warning">Please check</Badge>
        {doubts.map(({ text }) => (
          <p key={text} className="break-words text-ink-muted text-sm">
            {text}
          </p>
        ))}
        <Joins joins={joins} />
      </div>
    );
  }
  if (joins !== undefined && isChosen) {
    return (
      <div className="flex flex-col items-start gap-1">
        <Badge variant="success">Ready</Badge>
        <Joins joins={joins} />
      </div>
    );
  }
  if (duplicate === undefined) {
    return isChosen ? <Badge variant="success">Ready</Badge> : <Badge variant="secondary">Left out</Badge>;
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge variant="warning">Possible duplicate</Badge>
      <p className="text-ink-muted text-sm">
        {sameAs(duplicate)}
        {isChosen ? ' Imported all the same.' : ' Left out.'}
      </p>
    </div>
  );
}

function sameAs(duplicate: Duplicate): string {
  return duplicate.kind === 'row'
    ? `Same name and date of birth as row ${duplicate.row}.`
    : 'Same name and date of birth as a client you have.';
}

function Joins({ joins }: Pick<PlannedRow, 'joins'>) {
  if (joins === undefined) return null;
  return <p className="text-ink-muted text-sm">{`A further mandate of the child of row ${joins}.`}</p>;
}

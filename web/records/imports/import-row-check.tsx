import type { Duplicate } from '#domain/caseload/clients/client-duplicates.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { columnTargetLabels } from '#domain/records/imports/column-targets.ts';
import type { PlannedRow } from '#domain/records/imports/import-plan.ts';
import type { RowDoubt } from '#domain/records/imports/row-doubts.ts';
import type { RowField } from '#domain/records/imports/row-fields.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
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
  const { client, duplicate, namesake, joins, addsTo, isChosen } = plan;
  const texts = [...doubts.map(({ text }) => text), ...(namesake ? [sameNameAs(namesake)] : [])];
  const isFurther = joins !== undefined || addsTo !== undefined;
  if (client === undefined) return <Badge variant="danger">To be corrected</Badge>;
  if (texts.length > 0 && isChosen) {
    return (
      <div className="flex flex-col items-start gap-1">
        <Badge variant="warning">Please check</Badge>
        {texts.map((text) => (
          <p key={text} className="break-words text-ink-muted text-sm">
            {text}
          </p>
        ))}
        <FurtherMandates plan={plan} />
      </div>
    );
  }
  if (isFurther && isChosen) {
    return (
      <div className="flex flex-col items-start gap-1">
        <Badge variant="success">Ready</Badge>
        <FurtherMandates plan={plan} />
      </div>
    );
  }
  if (duplicate === undefined || isFurther) {
    return isChosen ? <Badge variant="success">Ready</Badge> : <Badge variant="secondary">Left out</Badge>;
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge variant="warning">Possible duplicate</Badge>
      <p className="text-ink-muted text-sm">
        {sameAs(duplicate, plan.knownMandates > 0)}
        {isChosen ? ' Imported all the same.' : ' Left out.'}
      </p>
    </div>
  );
}

function sameAs(duplicate: Duplicate, hasMandate: boolean): string {
  const whom = duplicate.kind === 'row' ? `row ${duplicate.row}` : 'a client you have';
  return `Same name and date of birth as ${whom}${hasMandate ? ', with this mandate' : ''}.`;
}

function sameNameAs(namesake: Duplicate): string {
  const whom = namesake.kind === 'row' ? `Row ${namesake.row}` : 'A client you have';
  return `${whom} has the same name, and one of the two has no date of birth. Is it the same child?`;
}

/** Says whom the mandates of a row are added to, and how many of them that child has already. */
function FurtherMandates({ plan: { joins, addsTo, mandates, knownMandates } }: Pick<RowStateProps, 'plan'>) {
  const nameOf = useClientName();
  const known =
    knownMandates > 0 ? ` ${countOf(knownMandates, 'mandate')} of this row left out: there already.` : '';
  const what = mandates.length === 1 ? 'the mandate' : `${mandates.length} mandates`;
  if (joins === undefined && addsTo === undefined) return null;
  return (
    <p className="break-words text-ink-muted text-sm">
      {addsTo === undefined
        ? `A further mandate of the child of row ${joins}.`
        : `Adds ${what} to ${nameOf(addsTo)}, and changes nothing else of theirs.`}
      {known}
    </p>
  );
}

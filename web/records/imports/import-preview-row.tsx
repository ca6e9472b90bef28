import { useId } from 'react';
import { mandateSentence } from '#domain/billing/mandates/mandate-notation.ts';
import { planProgramLabels } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { PlannedRow, RowChoice } from '#domain/records/imports/import-plan.ts';
import type { RosterMandate } from '#domain/records/imports/roster-row.ts';
import type { RowField } from '#domain/records/imports/row-fields.ts';
import { CheckboxMark } from '#web/platform/ui/checkbox.tsx';
import { type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import { TableCell, TableRow } from '#web/platform/ui/table.tsx';
import type { ImportRow } from './client-import-state.ts';
import { ImportRowCheck } from './import-row-check.tsx';

interface ImportPreviewRowProps {
  row: ImportRow;
  plan: PlannedRow;
  place: LongTablePlace;
  onType: (field: RowField, text: string) => void;
  onChoose: (choice: RowChoice) => void;
}

/** One row of the file, and whether it becomes a client. */
export function ImportPreviewRow({ row, plan, place, onType, onChoose }: ImportPreviewRowProps) {
  const checkboxId = useId();
  const { values } = row;
  const name = fullNameOf(values);
  const contact = [values.email, values.phone, values.address].filter(Boolean);
  return (
    <TableRow {...placeInTable(place)} className={plan.isChosen ? undefined : 'bg-sunken/50'}>
      <TableCell className="align-top">
        <label htmlFor={checkboxId} className="flex min-h-11 items-center gap-3 md:min-h-6">
          <CheckboxMark
            id={checkboxId}
            checked={plan.isChosen}
            disabled={plan.client === undefined}
            aria-label={`Import row ${row.row}`}
            onChange={(event) => onChoose(event.target.checked ? 'import' : 'leave out')}
          />
          <span aria-hidden="true" className="text-ink-muted tabular-nums">
            <span className="md:hidden">Row </span>
            {row.row}
          </span>
        </label>
      </TableCell>
      <TableCell className="align-top">
        <span className="min-w-0">
          <span className="line-clamp-2 break-words font-semibold text-ink">{name || 'No name'}</span>
          <span className="hidden text-ink md:max-xl:block">
            <ContactLines lines={contact} />
          </span>
          {plan.mandates.map((mandate) => (
            <span key={mandateText(mandate)} className="block break-words text-ink">
              {mandateText(mandate)}
            </span>
          ))}
          {values.notes && (
            <span className="line-clamp-2 whitespace-pre-line break-words text-ink-muted">
              {values.notes}
            </span>
          )}
        </span>
      </TableCell>
      <TableCell label="Date of Birth" className="align-top">
        <span className="min-w-0 break-words">
          {plan.born ? formatDay(plan.born) : values.dateOfBirth || <None />}
        </span>
      </TableCell>
      <TableCell label="Contact" className="align-top md:max-xl:hidden">
        {contact.length > 0 ? <ContactLines lines={contact} /> : <None />}
      </TableCell>
      <TableCell className="align-top">
        <ImportRowCheck row={row} plan={plan} onType={onType} />
      </TableCell>
    </TableRow>
  );
}

function ContactLines({ lines }: { lines: readonly string[] }) {
  return (
    <span className="flex min-w-0 flex-col">
      {lines.map((line) => (
        <span key={line} className="line-clamp-2 break-words">
          {line}
        </span>
      ))}
    </span>
  );
}

function None() {
  return <span className="text-ink-muted">Not provided</span>;
}

/** Describes a mandate: "2 × 30 weekly, group of 5, pull-out · IEP · Sep 1, 2026 – Jun 30, 2027 · Maple Street School". */
function mandateText({ term, delivery, program, startsOn, endsOn, ...rest }: RosterMandate): string {
  return [
    mandateSentence(term, delivery),
    planProgramLabels[program],
    `${formatDay(startsOn)} – ${formatDay(endsOn)}`,
    rest.school,
    rest.payer && `paid by ${rest.payer}`,
    rest.authorizationNumber,
  ]
    .filter(Boolean)
    .join(' · ');
}

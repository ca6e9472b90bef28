import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { clockText } from '#domain/billing/organizations/organization-words.ts';
import { outcomeText, participantsText } from '#domain/billing/vouchers/log-row-words.ts';
import type { LogRow } from '#domain/billing/vouchers/service-log.ts';
import { unitsText } from '#domain/billing/vouchers/units.ts';
import { planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { type PdfRow, pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { papersStyles as styles } from './papers-styles.ts';

const columns = [
  { label: 'Date', width: '13%' },
  { label: 'Time', width: '17%' },
  { label: 'With', width: '11%' },
  { label: 'Setting', width: '14%' },
  { label: 'Status', width: '21%' },
  { label: 'Signed', width: '12%' },
  { label: 'Min', width: '5%', isNumber: true },
  { label: 'Units', width: '7%', isNumber: true },
];

/** Lays out the sessions of a log, a line each, missed ones too. */
export function sessionLinesPdf(rows: readonly LogRow[]) {
  if (rows.length === 0) {
    return h(Text, { key: 'lines', style: pdfStyles.section }, 'No sessions in these days.');
  }
  return h(View, { key: 'lines', style: styles.lines }, pdfTable('lines', columns, rows.map(lineOf)));
}

/** Says that a session is not billed, and why where a check stopped it. */
function leftOutText(reason: string): string {
  return reason === 'Not billed' ? 'Not on this bill.' : `Not on this bill: ${reason}.`;
}

function lineOf(row: LogRow, index: number): PdfRow {
  const { day, start, end, minutes, units, setting, makeUpFor, signedOn, leftOut } = row;
  const notes = [makeUpFor && `Make-up for ${formatDay(makeUpFor)}.`, leftOut && leftOutText(leftOut)];
  return {
    key: String(index),
    cells: [
      ...[formatDay(day), `${clockText(start)} – ${clockText(end)}`, participantsText(row)],
      ...[setting ? planSettingLabels[setting] : '', outcomeText(row), signedOn ? formatDay(signedOn) : ''],
      ...[String(minutes), units === null ? '' : unitsText(units)],
    ],
    note: notes.filter(Boolean).join(' '),
  };
}

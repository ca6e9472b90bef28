import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { BillChild } from '#domain/billing/vouchers/bill-children.ts';
import type { BillFigures } from '#domain/billing/vouchers/bill-figures.ts';
import type { Cover } from '#domain/billing/vouchers/cover.ts';
import { unitsText } from '#domain/billing/vouchers/units.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { practiceNumbers } from '#server/people/practice/practice-numbers.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { fact } from './log-head.ts';
import { papersStyles as styles } from './papers-styles.ts';
import { signatureLines } from './signature-lines.ts';

export interface BillPdf {
  cover: Cover;
  children: readonly BillChild[];
  /** The day since which the bill no longer holds. */
  voidedOn: Day | null;
}

const columns = [
  { label: 'Child', width: '28%' },
  { label: 'Authorization', width: '22%' },
  { label: 'Sessions', width: '12%', isNumber: true },
  { label: 'Minutes', width: '12%', isNumber: true },
  { label: 'Units', width: '10%', isNumber: true },
  { label: 'Amount', width: '16%', isNumber: true },
];

/** Lays out the cover of a bill, without a clinical word. */
export function coverContent({ cover, children, voidedOn }: BillPdf) {
  const { number, certification, signer, total } = cover;
  return [
    h(Text, { key: 'title', style: styles.title }, `Bill ${number}`),
    voidedOn && voidNotice(voidedOn),
    facts(cover),
    pdfTable(
      'children',
      columns,
      children.map((child, index) => ({ key: String(index), cells: cellsOf(child) })),
    ),
    totalLine(total),
    h(Text, { key: 'certification', style: styles.certification }, certification),
    signatureLines([signer ? signerText(signer) : 'Therapist']),
  ];
}

function voidNotice(voidedOn: Day) {
  return h(
    View,
    { key: 'void', style: pdfStyles.notice },
    h(Text, { style: pdfStyles.asked }, `VOID since ${formatDay(voidedOn)}. Please do not pay this bill.`),
  );
}

function facts({ payer, from, until, madeOn }: Cover) {
  const { name, address, vendorNumber, contractNumber, unitMinutes } = payer;
  const values: [label: string, value: string | null][] = [
    ['Bill to', [name, address].filter(Boolean).join(', ')],
    ['Service from', `${formatDay(from)} to ${formatDay(until)}`],
    ['Made on', formatDay(madeOn)],
    ['Vendor number', vendorNumber],
    ['Contract number', contractNumber],
    ['Unit', unitMinutes === null ? 'a session' : `${unitMinutes} minutes`],
  ];
  return h(
    View,
    { key: 'facts', style: styles.facts },
    ...values.map(([label, value]) => value && fact(label, value, styles.fact)),
  );
}

function cellsOf({ label, authorizations, figures }: BillChild): string[] {
  return [label, authorizations, ...figuresText(figures)];
}

function figuresText({ sessions, minutes, units, cents }: BillFigures): string[] {
  return [String(sessions), String(minutes), unitsText(units), formatCents(cents)];
}

function totalLine(total: BillFigures) {
  const cells = ['Total', '', ...figuresText(total)];
  return h(
    View,
    { key: 'total', style: styles.total, wrap: false },
    ...columns.map(({ label, width, isNumber }, index) =>
      h(Text, { key: label, style: { width, textAlign: isNumber ? 'right' : 'left' } }, cells[index]),
    ),
  );
}

function signerText({ printedName, credentials, licenseNumber, npi }: NonNullable<Cover['signer']>) {
  const numbers = practiceNumbers({ npi: npi ?? '', license: licenseNumber });
  return [`${printedName}, ${credentials}`, ...numbers].join(' · ');
}

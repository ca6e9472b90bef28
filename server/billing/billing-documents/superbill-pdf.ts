import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { Superbill } from '#domain/billing/billing-documents/superbill.ts';
import { diagnosisLetter } from '#domain/billing/billing-documents/superbill-lines.ts';
import { servicePlaceLabels } from '#domain/billing/billing-documents/superbill-visit.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { fact } from '#server/billing/vouchers/papers/log-head.ts';
import { type PaperPart, renderPaper } from '#server/billing/vouchers/papers/paper-pages.ts';
import { papersStyles as styles } from '#server/billing/vouchers/papers/papers-styles.ts';
import { signatureLines } from '#server/billing/vouchers/papers/signature-lines.ts';
import { practiceNumbers } from '#server/people/practice/practice-numbers.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { instructionsContent } from './superbill-instructions.ts';

export interface SuperbillPdf {
  bill: Superbill;
  /** The day since which it no longer holds. */
  voidedOn: Day | null;
}

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    superbill: SuperbillPdf;
  }
}

const columns = [
  { label: 'Date', width: '14%' },
  { label: 'Place', width: '7%' },
  { label: 'Code', width: '11%' },
  { label: 'Modifiers', width: '12%' },
  { label: 'Diagnoses', width: '13%' },
  { label: 'Min', width: '7%', isNumber: true },
  { label: 'Units', width: '8%', isNumber: true },
  { label: 'Charge', width: '14%', isNumber: true },
  { label: 'Paid', width: '14%', isNumber: true },
];

/** Renders a superbill from its stored text, with a page for the family unless it was left out. */
export function renderSuperbillPdf({ bill, voidedOn }: SuperbillPdf): Promise<Buffer> {
  const { name, address, phone, email, npi, taxId } = bill.practice;
  const lines = [phone, email, ...practiceNumbers({ npi, taxId, license: '' })].filter((line) => line !== '');
  const title = `Superbill ${bill.number}`;
  const parts: PaperPart[] = [{ title, hasLetterhead: true, content: superbillContent(bill, voidedOn) }];
  if (bill.hasInstructions) parts.push({ title, hasLetterhead: false, content: instructionsContent(bill) });
  return renderPaper({ sender: { name, address, lines }, title, parts }, false);
}

function superbillContent(bill: Superbill, voidedOn: Day | null) {
  return [
    h(Text, { key: 'title', style: styles.title }, `Superbill ${bill.number}`),
    voidedOn && voidNotice(voidedOn),
    facts(bill),
    diagnoses(bill),
    h(View, { key: 'lines', style: styles.lines }, pdfTable('lines', columns, rowsOf(bill))),
    h(
      View,
      { key: 'total', style: pdfStyles.total, wrap: false },
      h(Text, null, `Charges ${formatCents(bill.charge)}`),
      h(Text, null, `Paid ${formatCents(bill.paid)}`),
    ),
    h(Text, { key: 'places', style: styles.legend }, placesText(bill)),
    signatureLines([providerText(bill)]),
  ];
}

function voidNotice(voidedOn: Day) {
  const sentence = `VOID since ${formatDay(voidedOn)}. Please do not send this paper to an insurer.`;
  return h(View, { key: 'void', style: pdfStyles.notice }, h(Text, { style: pdfStyles.asked }, sentence));
}

function facts({ child, insurance, referring, provider, ...bill }: Superbill) {
  const { name, npi } = referring;
  const values: [label: string, value: string | null][] = [
    ['Patient', child.name],
    ['Date of birth', formatDay(child.dateOfBirth)],
    ['Address', child.address],
    ['Insurance plan', insurance.plan],
    ['Member number', insurance.memberNumber],
    ['Referring provider', name && [name, npi && `NPI ${npi}`].filter(Boolean).join(', ')],
    ['Provider', `${provider.name}, ${provider.credentials}`],
    ['License', provider.licenseNumber],
    ['Provider NPI', provider.npi],
    ['Dates of service', `${formatDay(bill.from)} to ${formatDay(bill.until)}`],
    ['Made on', formatDay(bill.madeOn)],
    ['Replaces', bill.replacesNumber === null ? null : `superbill ${bill.replacesNumber}`],
  ];
  return h(
    View,
    { key: 'facts', style: styles.facts },
    ...values.map(([label, value]) => value && fact(label, value, styles.fact)),
  );
}

function diagnoses(bill: Superbill) {
  const named = bill.diagnoses.map((code, index) => `${diagnosisLetter(index)} ${code}`);
  return h(
    View,
    { key: 'diagnoses', style: styles.month },
    h(Text, { style: styles.monthName }, 'Diagnoses (ICD-10-CM)'),
    h(Text, null, named.join('   ')),
  );
}

function rowsOf({ lines }: Superbill) {
  return lines.map((line, index) => ({
    key: String(index),
    cells: [
      ...[formatDay(line.day), line.place, line.code, line.modifiers.join(' '), line.pointers.join(', ')],
      ...[String(line.minutes), String(line.units), formatCents(line.charge), formatCents(line.paid)],
    ],
  }));
}

function placesText({ lines }: Superbill): string {
  const places = [...new Set(lines.map(({ place }) => place))].toSorted();
  return `Places of service: ${places.map((place) => servicePlaceLabels[place]).join(', ')}.`;
}

function providerText({ provider }: Superbill): string {
  return `${provider.name}, ${provider.credentials}`;
}

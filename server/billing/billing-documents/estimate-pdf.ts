import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { Estimate } from '#domain/billing/billing-documents/estimate.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { fact } from '#server/billing/vouchers/papers/log-head.ts';
import { renderPaper } from '#server/billing/vouchers/papers/paper-pages.ts';
import { papersStyles as styles } from '#server/billing/vouchers/papers/papers-styles.ts';
import { signatureLines } from '#server/billing/vouchers/papers/signature-lines.ts';
import { practiceNumbers } from '#server/people/practice/practice-numbers.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { pdfTable } from '#server/platform/pdf/pdf-table.ts';

export interface EstimatePdf {
  estimate: Estimate;
  /** The day since which it no longer holds. */
  voidedOn: Day | null;
}

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    estimate: EstimatePdf;
  }
}

const columns = [
  { label: 'Service', width: '27%' },
  { label: 'Code', width: '12%' },
  { label: 'Diagnosis', width: '15%' },
  { label: 'How often', width: '16%' },
  { label: 'Visits', width: '8%', isNumber: true },
  { label: 'Each', width: '10%', isNumber: true },
  { label: 'Expected', width: '12%', isNumber: true },
];

/** Renders a good faith estimate from its stored text. */
export function renderEstimatePdf({ estimate, voidedOn }: EstimatePdf): Promise<Buffer> {
  const { name, address, phone, email, npi, taxId } = estimate.practice;
  const lines = [phone, email, ...practiceNumbers({ npi, taxId, license: '' })].filter((line) => line !== '');
  const title = `Good Faith Estimate ${estimate.number}`;
  const part = { title, hasLetterhead: true, content: contentOf(estimate, title, voidedOn) };
  return renderPaper({ sender: { name, address, lines }, title, parts: [part] }, false);
}

function contentOf(estimate: Estimate, title: string, voidedOn: Day | null) {
  const { lines, total, separately, disclaimers, provider } = estimate;
  return [
    h(Text, { key: 'title', style: styles.title }, title),
    voidedOn && voidNotice(voidedOn),
    facts(estimate),
    h(View, { key: 'lines', style: styles.lines }, pdfTable('lines', columns, lines.map(rowOf))),
    h(
      View,
      { key: 'total', style: pdfStyles.total, wrap: false },
      h(Text, null, `Expected charges ${formatCents(total)}`),
    ),
    h(
      View,
      { key: 'separately', style: pdfStyles.section, wrap: false },
      h(Text, { style: pdfStyles.asked }, 'To be scheduled separately'),
      h(Text, null, separately ?? 'Nothing that is expected today.'),
    ),
    h(
      View,
      { key: 'disclaimers', style: pdfStyles.section },
      h(Text, { style: pdfStyles.asked }, 'Please read'),
      ...disclaimers.map((text) => h(Text, { key: text, style: pdfStyles.question }, text)),
    ),
    signatureLines([`${provider.name}, ${provider.credentials}`]),
  ];
}

function voidNotice(voidedOn: Day) {
  const sentence = `VOID since ${formatDay(voidedOn)}. This estimate no longer holds.`;
  return h(View, { key: 'void', style: pdfStyles.notice }, h(Text, { style: pdfStyles.asked }, sentence));
}

function facts({ child, provider, lines, firstVisitOn, place, ...estimate }: Estimate) {
  const first = firstVisitOn === null ? 'not scheduled yet' : formatDay(firstVisitOn);
  const values: [label: string, value: string | null | undefined][] = [
    ['Patient', child.name],
    ['Date of birth', formatDay(child.dateOfBirth)],
    ['Primary service', lines[0]?.label],
    ['First visit', first],
    ['Provider', `${provider.name}, ${provider.credentials}`],
    ['License', provider.licenseNumber],
    ['Provider NPI', provider.npi],
    ['Place', place],
    ['Covers', `${formatDay(estimate.from)} to ${formatDay(estimate.until)}`],
    ['Made on', formatDay(estimate.madeOn)],
    ['Replaces', estimate.replacesNumber === null ? null : `estimate ${estimate.replacesNumber}`],
  ];
  return h(
    View,
    { key: 'facts', style: styles.facts },
    ...values.map(([label, value]) => value && fact(label, value, styles.fact)),
  );
}

function rowOf({ label, code, diagnosis, every, count, cents }: Estimate['lines'][number], index: number) {
  return {
    key: String(index),
    cells: [
      ...[label, code ?? '–', diagnosis ?? 'not yet determined', every],
      ...[String(count), formatCents(cents), formatCents(count * cents)],
    ],
  };
}

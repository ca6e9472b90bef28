import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ServiceLog } from '#domain/billing/vouchers/service-log.ts';
import { planProgramLabels } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { papersStyles as styles } from './papers-styles.ts';

/** Lays out the head of a log: what it is, of which child and mandate, and over which days. */
export function logHead(title: string, log: ServiceLog) {
  const { child, mandate, plan, school, from, until } = log;
  const facts: [label: string, value: string | null][] = [
    ['Child', child.label],
    ['Date of birth', child.dateOfBirth && formatDay(child.dateOfBirth)],
    ['Days', `${formatDay(from)} to ${formatDay(until)}`],
    ['Authorization', mandate.authorizationNumber],
    ['Service', `${mandate.service}, ${planProgramLabels[plan.program]}`],
    ['School', school?.name ?? null],
  ];
  return [
    h(Text, { key: 'title', style: styles.title }, title),
    h(
      View,
      { key: 'facts', style: styles.facts },
      ...facts.map(([label, value]) => value && fact(label, value, styles.fact)),
      fact('Mandate', mandate.sentence, styles.wideFact),
    ),
  ];
}

/** Lays out a labeled value. */
export function fact(label: string, value: string, style: typeof styles.fact | typeof styles.wideFact) {
  return h(Text, { key: label, style }, h(Text, { style: pdfStyles.quiet }, `${label}: `), value);
}

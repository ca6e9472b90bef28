import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { ageOn } from '#domain/caseload/clients/age-bands.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { type Day, formatDate, formatDay } from '#domain/platform/dates.ts';
import type { ClientRecordContent } from '#server/platform/pdf/client-record.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';

/** Returns the client, the family's contact details, and who made the document and when. */
export function recordFacts({ client, letterhead, therapistName, today }: ClientRecordContent) {
  const { timeZone } = letterhead.settings;
  const facts: [label: string, value: string | null][] = [
    ['DATE OF BIRTH', client.dateOfBirth && birthText(client.dateOfBirth, today)],
    ['STATUS', client.status === 'active' ? 'Active client' : 'Inactive client'],
    ['FAMILY PHONE', client.phone],
    ['FAMILY EMAIL', client.email],
    ['ADDRESS', client.address],
    ['CLIENT SINCE', formatDate(client.createdAt, timeZone)],
    ['PREPARED BY', therapistName],
    ['MADE ON', formatDay(today)],
  ];
  return h(
    View,
    { style: styles.factList, key: 'facts' },
    ...facts.map(([label, value]) =>
      h(
        View,
        { style: styles.fact, key: label, wrap: false },
        h(Text, { style: styles.label }, label),
        h(Text, value ? null : { style: styles.quiet }, value || 'Not provided'),
      ),
    ),
  );
}

function birthText(dateOfBirth: Day, today: Day): string {
  const age = ageOn(today, dateOfBirth);
  return `${formatDay(dateOfBirth)} (${countOf(age, 'year')} old)`;
}

import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { CARD_NOTICE } from '#domain/billing/invoices/card-notice.ts';
import type { Letterhead } from '#server/people/practice/pdf-page.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';

/** How a paper is paid: in the practice's words or in `words`, and online with the notice about cards for a family. */
export function howToPay({ settings }: Letterhead, words: string, { isOfFamily }: { isOfFamily: boolean }) {
  const { paymentInstructions, paymentLink } = settings;
  const link = isOfFamily ? paymentLink : '';
  return h(
    View,
    { style: styles.section, key: 'pay', wrap: false },
    h(Text, { style: styles.label }, 'HOW TO PAY'),
    h(Text, null, paymentInstructions || words),
    link === '' ? null : h(Text, { key: 'link' }, `Pay online: ${link}`),
    link === '' ? null : cardNotice(),
  );
}

/** What is told to whoever can pay or has paid by card. */
export function cardNotice() {
  return h(Text, { key: 'cards', style: styles.label }, CARD_NOTICE);
}

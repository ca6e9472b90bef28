import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { CARD_NOTICE } from '#domain/billing/invoices/card-notice.ts';
import type { HowToPay } from '#domain/billing/invoices/invoice-paper.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';

/** Renders how to pay: as text, and with a link for paying online and the notice about cards. */
export function howToPay({ words, link }: HowToPay) {
  return h(
    View,
    { style: styles.section, key: 'pay', wrap: false },
    h(Text, { style: styles.label }, 'HOW TO PAY'),
    h(Text, null, words),
    link === '' ? null : h(Text, { key: 'link' }, `Pay online: ${link}`),
    link === '' ? null : cardNotice(),
  );
}

/** Renders the notice for families who can pay or have paid by card. */
export function cardNotice() {
  return h(Text, { key: 'cards', style: styles.label }, CARD_NOTICE);
}

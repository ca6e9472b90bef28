import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { letterStyles as styles } from './letter-styles.ts';

/** Who sends a letter. */
export interface Letterhead {
  settings: PracticeSettings;
  identity: PublicIdentity;
}

/** A document with the practice's head on its first page and a page count on each. */
export function letterPage(letterhead: Letterhead, title: string, content: ReactNode[]) {
  return h(
    Document,
    { title, author: senderName(letterhead) },
    h(
      Page,
      { size: 'LETTER', style: styles.page },
      head(letterhead),
      ...content,
      h(Text, {
        style: styles.footer,
        fixed: true,
        render: ({ pageNumber, totalPages }) =>
          `${senderName(letterhead)} · ${title} · page ${pageNumber} of ${totalPages}`,
      }),
    ),
  );
}

function senderName({ settings, identity }: Letterhead): string {
  return settings.legalName || identity.practiceName;
}

function head(letterhead: Letterhead) {
  const { settings, identity } = letterhead;
  const numbers = [
    settings.npi && `NPI ${settings.npi}`,
    settings.taxId && `Tax ID ${settings.taxId}`,
    settings.license && `License ${settings.license}`,
  ].filter(Boolean);
  return h(
    View,
    { style: styles.letterhead },
    h(
      View,
      { style: { flexShrink: 1 } },
      h(Text, { style: styles.practiceName }, senderName(letterhead)),
      settings.letterheadAddress && h(Text, null, settings.letterheadAddress),
    ),
    h(
      View,
      { style: [styles.quiet, styles.right] },
      h(Text, null, identity.phone),
      h(Text, null, identity.email),
      ...numbers.map((number) => h(Text, { key: number }, number)),
    ),
  );
}

import { Text, View } from '@react-pdf/renderer';
import { Fragment, createElement as h } from 'react';
import { papersStyles as styles } from './papers-styles.ts';

/** Lays out a line to sign on for each of the named, with one for the day. */
export function signatureLines(signers: readonly string[]) {
  return h(
    View,
    { key: 'signatures', style: styles.signatures, wrap: false },
    ...signers.map((signer) =>
      h(
        Fragment,
        { key: signer },
        h(View, { style: styles.signature }, h(Text, null, signer)),
        h(View, { style: styles.signedOn }, h(Text, null, 'Date')),
      ),
    ),
  );
}

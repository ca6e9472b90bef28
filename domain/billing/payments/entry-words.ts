import {
  type PaymentMethod,
  type PaymentReason,
  paymentKindLabels,
  paymentMethodLabels,
  paymentReasonLabels,
} from './payment-words.ts';
import type { StatementEntry } from './statement.ts';

/** Returns what an entry of an account is: "Invoice 1041", "Payment by check 1207", "Refund, returned check". */
export function entryText({ kind, id, method, reason, reference }: StatementEntry): string {
  if (kind === 'invoice') return `Invoice ${id}`;
  const label = paymentKindLabels[kind];
  if (kind === 'payment') return [`${label}${methodPhrase(method)}`, reference].filter(Boolean).join(' ');
  return `${label}${reasonText(reason)}`;
}

/** Returns " by check", to append to a word; empty if the method is unknown or "other". */
export function methodPhrase(method: PaymentMethod | null): string {
  if (method === null || method === 'other') return '';
  if (method === 'online') return ' online';
  if (method === 'cash') return ' in cash';
  const label = paymentMethodLabels[method];
  const isName = method === 'zelle' || method === 'venmo' || method === 'fsa-hsa-card';
  return ` by ${isName ? label : label.toLowerCase()}`;
}

function reasonText(reason: PaymentReason | null): string {
  return reason === null || reason === 'other' ? '' : `, ${paymentReasonLabels[reason].toLowerCase()}`;
}

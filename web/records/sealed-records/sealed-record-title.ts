import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';

/** Returns the title of a sealed record: a client's name, anything else with its client and day. */
export function sealedRecordTitle(
  { kind, recordId, clientName: name, day, amount }: SealedRecord,
  shownName: (name: string) => string,
): string {
  const clientName = shownName(name);
  const on = day === null ? '' : `, ${formatDay(day)}`;
  const cost = amount === null ? '' : `, ${formatCents(amount)}`;
  switch (kind) {
    case 'client':
      return clientName;
    case 'session':
      return `Session of ${clientName}${on}`;
    case 'assessment':
      return `Assessment of ${clientName}${on}`;
    case 'annual':
      return `Annual record of ${clientName}${on}${cost}`;
    case 'invoice':
      return `Invoice ${recordId} of ${clientName}${on}${cost}`;
  }
}

import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { canBeMarkedPaid } from '#domain/billing/invoices/invoice-status.ts';
import { formatDate, formatDay, formatTime } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { useTodaysSessions } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { useSettled } from '#web/platform/ui/use-settled.ts';
import type { PaletteCommand } from './palette-commands.ts';

const RECORDS_SHOWN = 4;
const PAID_LOOKED_THROUGH = 20;
const PAID_WORDS = /^(?:mark )?paid(?: |$)/i;

/** Commands for today's sessions, in order. */
export function useTodayCommands(): PaletteCommand[] {
  const timeZone = useTimeZone();
  const clientName = useClientName('Client');
  return (useTodaysSessions().data ?? []).map(({ id, clientId, date }) => ({
    value: `today-${id}`,
    label: clientName(clientId),
    detail: formatTime(date, timeZone),
    aim: { kind: 'path', path: `/sessions/${id}` },
  }));
}

/** Commands for groups, found by name. */
export function useGroupCommands(): PaletteCommand[] {
  return (useGroups().data ?? []).map(({ id, name, active }) => ({
    value: `group-${id}`,
    label: name,
    detail: active ? 'Group' : 'Inactive group',
    aim: { kind: 'path', path: `/groups/${id}` },
  }));
}

/**
 * Commands for invoices, by number, client, description or amount, and for assessments and documents, by title or
 * client. "mark paid" before a name or number marks open invoices.
 */
export function useRecordCommands(typed: string): PaletteCommand[] {
  const searched = useSettled(typed.trim());
  const isPaying = PAID_WORDS.test(searched);
  const words = isPaying ? searched.replace(PAID_WORDS, '') : searched;
  const invoices = useInvoicesByWords(words, isPaying || words.length > 1, isPaying);
  const assessments = useAssessmentCommands(isPaying ? '' : words);
  const documents = useDocumentCommands(isPaying ? '' : words);
  const show = useInvoiceCommand();
  // Results of the previous letters must not appear for other words.
  if (searched !== typed.trim()) return [];
  if (isPaying) {
    const open = invoices.filter(canBeMarkedPaid).slice(0, RECORDS_SHOWN);
    return open.map((invoice) => show(invoice, true));
  }
  return [...invoices.map((invoice) => show(invoice, false)), ...assessments, ...documents];
}

function useInvoicesByWords(words: string, isAsked: boolean, isPaying: boolean): readonly Invoice[] {
  const number = /^(?:invoice )?#?(\d{1,9})$/i.exec(words)?.[1];
  const query = {
    ...(number === undefined ? { search: words } : { number }),
    limit: isPaying ? PAID_LOOKED_THROUGH : RECORDS_SHOWN,
  };
  const found = useQuery({
    queryKey: ['/api/invoices', 'palette', query],
    queryFn: () => request('GET /api/invoices', { query }),
    enabled: isAsked,
  });
  return isAsked ? (found.data ?? []) : [];
}

function useAssessmentCommands(words: string): PaletteCommand[] {
  const timeZone = useTimeZone();
  const clientName = useClientName('Client');
  const isAsked = words.length > 1;
  const query = { search: words, limit: RECORDS_SHOWN };
  const found = useQuery({
    queryKey: ['/api/assessments', 'palette', query],
    queryFn: () => request('GET /api/assessments', { query }),
    enabled: isAsked,
  });
  if (!isAsked) return [];
  return (found.data ?? []).map(({ id, title, clientId, dateCreated }) => ({
    value: `assessment-${id}`,
    label: title,
    detail: `${clientName(clientId)}, ${formatDate(dateCreated, timeZone)}`,
    aim: { kind: 'path', path: `/assessments/${id}` },
  }));
}

function useDocumentCommands(words: string): PaletteCommand[] {
  const clientName = useClientName('Client');
  const isAsked = words.length > 1;
  const documents = useQuery({
    queryKey: ['/api/documents', 'list', {}],
    queryFn: () => request('GET /api/documents'),
    enabled: isAsked,
  });
  if (!isAsked) return [];
  return (documents.data ?? [])
    .map(({ id, title, clientId, untilOn }) => ({
      id,
      title,
      child: clientName(clientId),
      until: formatDay(untilOn),
    }))
    .filter(({ title, child }) => containsWords(`${title} ${child}`, words))
    .slice(0, RECORDS_SHOWN)
    .map(({ id, title, child, until }) => ({
      value: `document-${id}`,
      label: title,
      detail: `${child}, ${until}`,
      aim: { kind: 'path', path: `/documents/${id}` },
    }));
}

/** Returns whether a text contains every typed word. */
function containsWords(text: string, words: string): boolean {
  const there = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => there.includes(word));
}

function useInvoiceCommand(): (invoice: Invoice, isPaying: boolean) => PaletteCommand {
  const clientName = useClientName('Client');
  return ({ id, clientId, amount }, isPaying) => ({
    value: `invoice-${id}`,
    label: isPaying ? `Mark invoice ${id} paid` : `Invoice ${id}`,
    detail: `${clientName(clientId)}, ${formatCents(amount)}`,
    aim: isPaying ? { kind: 'paid', invoiceId: id } : { kind: 'path', path: `/invoices/${id}` },
  });
}

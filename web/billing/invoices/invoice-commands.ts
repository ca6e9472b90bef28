import { useQuery } from '@tanstack/react-query';
import { canBeMarkedPaid } from '#domain/billing/invoices/invoice-status.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { type PaletteCommand, RECORDS_SHOWN } from '#web/platform/palette/palette-command.ts';

const PAID_LOOKED_THROUGH = 20;

/**
 * Returns the palette's commands for invoices, by number, client, description or amount: they open the invoice, or mark
 * it paid if `isPaying`.
 */
export function useInvoiceCommands(words: string, isPaying: boolean): PaletteCommand[] {
  const clientName = useClientName('Client');
  const isAsked = isPaying || words.length > 1;
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
  const invoices = (isAsked ? found.data : undefined) ?? [];
  const shown = isPaying ? invoices.filter(canBeMarkedPaid).slice(0, RECORDS_SHOWN) : invoices;
  return shown.map(({ id, clientId, amount, balance }) => ({
    value: `invoice-${id}`,
    label: isPaying ? `Mark Invoice ${id} Paid` : `Invoice ${id}`,
    detail: `${clientName(clientId)}, ${formatCents(isPaying ? balance : amount)}`,
    aim: isPaying ? { kind: 'paid', invoiceId: id } : { kind: 'path', path: `/invoices/${id}` },
  }));
}

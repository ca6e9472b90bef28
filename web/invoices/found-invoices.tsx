import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { findInvoices, type InvoiceListChoices } from '#domain/invoices/invoice-search.ts';
import { fullNameOf } from '#domain/names.ts';
import { useClientName, useClients } from '#web/clients/client-queries.ts';
import { InvoiceTable } from './invoice-table.tsx';

interface FoundInvoicesProps {
  invoices: readonly Invoice[];
  choices: InvoiceListChoices;
  /** Stands where nothing passes. */
  nothing: ReactNode;
}

/** The invoices that pass the search and the filters; typing stays quick however many there are. */
export function FoundInvoices({ invoices, choices, nothing }: FoundInvoicesProps) {
  const clients = useClients();
  const clientName = useClientName('Unknown Client');
  const search = useDeferredValue(choices.search);
  const { status, clientId } = choices;
  const found = useMemo(() => {
    const names = new Map(clients.data?.map((client) => [client.id, fullNameOf(client)]));
    return findInvoices(invoices, { search, status, clientId }, (id) => names.get(id) ?? '');
  }, [invoices, clients.data, search, status, clientId]);
  return (
    <>
      <p role="status" className="sr-only">
        {found.length < invoices.length && `${found.length} of ${invoices.length} invoices match`}
      </p>
      {found.length > 0 ? <InvoiceTable invoices={found} clientName={clientName} /> : nothing}
    </>
  );
}

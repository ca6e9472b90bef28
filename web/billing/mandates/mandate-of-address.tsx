import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { useMandate } from './mandate-queries.ts';

/** Renders a page of the mandate in the address, once it is loaded. */
export function MandateOfAddress({ children }: { children: (mandate: Mandate) => ReactNode }) {
  const id = parseRecordId(useParams().id ?? '');
  return (
    <RecordPage
      query={useMandate(id ?? 0)}
      noun="Mandate"
      plural="Clients"
      to="/clients"
      icon={ClipboardList}
      placeholders="h-20"
    >
      {children}
    </RecordPage>
  );
}

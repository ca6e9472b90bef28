import { lazy, Suspense } from 'react';
import type { ClientPart } from '#web/caseload/clients/client-part.ts';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';

const ClientDocuments = lazy(() => import('./client-documents.tsx'));

/** The documents tab of a client's page. */
export const documentsOfClient: ClientPart = {
  tab: 'documents',
  title: 'Documents',
  Panel: ({ clientId }) => (
    <Suspense fallback={<SkeletonRows count={3} label="Loading documents" rowClassName="h-14" />}>
      <ClientDocuments clientId={clientId} />
    </Suspense>
  ),
};

import { lazy, Suspense } from 'react';
import type { ClientPart } from '#web/caseload/clients/client-part.ts';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';

const ClientMandates = lazy(() => import('./client-mandates.tsx'));
const LatestMandates = lazy(() => import('./latest-mandates.tsx'));

/** The services tab of a client's page. */
export const mandatesOfClient: ClientPart = {
  tab: 'services',
  title: 'Services',
  Panel: ({ clientId }) => (
    <Suspense fallback={<SkeletonRows count={2} label="Loading mandates" rowClassName="h-16" />}>
      <ClientMandates clientId={clientId} />
    </Suspense>
  ),
  latest: {
    title: 'Services',
    isAside: true,
    Rows: ({ clientId }) => (
      <Suspense fallback={<SkeletonRows count={1} label="Loading mandates" rowClassName="h-16" />}>
        <LatestMandates clientId={clientId} />
      </Suspense>
    ),
  },
};

import { lazy, Suspense } from 'react';
import type { ClientPart } from '#web/caseload/clients/client-part.ts';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';

const ClientGoals = lazy(() => import('./client-goals.tsx'));
const ActiveGoals = lazy(() => import('./active-goals.tsx'));

/** The goals tab of a client's page. */
export const goalsOfClient: ClientPart = {
  tab: 'goals',
  title: 'Goals',
  Panel: ({ clientId }) => (
    <Suspense fallback={<SkeletonRows count={3} label="Loading goals" rowClassName="h-20" />}>
      <ClientGoals clientId={clientId} />
    </Suspense>
  ),
  latest: {
    title: 'Goals',
    isAside: true,
    Rows: ({ clientId }) => (
      <Suspense fallback={<SkeletonRows count={2} label="Loading goals" rowClassName="h-16" />}>
        <ActiveGoals clientId={clientId} />
      </Suspense>
    ),
  },
};

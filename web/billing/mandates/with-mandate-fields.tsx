import { lazy, type ReactNode } from 'react';
import { type FindPlanningNotices, PlanningNotices } from '#web/caseload/sessions/planning-notices.ts';
import { SessionMandateFields } from '#web/caseload/sessions/session-mandate-fields.ts';

const MandateFields = lazy(() => import('./mandate-fields.tsx'));

/** Adds the fields of mandates, and what they say of planned sessions, to the session forms in it. */
export function WithMandateFields({ children }: { children: ReactNode }) {
  return (
    <SessionMandateFields value={MandateFields}>
      <WithPlanningNotices>{children}</WithPlanningNotices>
    </SessionMandateFields>
  );
}

/** Adds what mandates say of planned sessions to the forms and calendars in it. */
export function WithPlanningNotices({ children }: { children: ReactNode }) {
  return <PlanningNotices value={find}>{children}</PlanningNotices>;
}

const find: FindPlanningNotices = async (...asked) => {
  const { findPlanningNotices } = await import('./find-planning-notices.ts');
  return findPlanningNotices(...asked);
};

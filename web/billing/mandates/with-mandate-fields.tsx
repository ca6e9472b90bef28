import { lazy, type ReactNode } from 'react';
import { SessionMandateFields } from '#web/caseload/sessions/session-mandate-fields.ts';

const MandateFields = lazy(() => import('./mandate-fields.tsx'));

/** Adds the fields of mandates to the session forms in it. */
export function WithMandateFields({ children }: { children: ReactNode }) {
  return <SessionMandateFields value={MandateFields}>{children}</SessionMandateFields>;
}

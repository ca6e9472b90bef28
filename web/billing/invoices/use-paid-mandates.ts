import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nobodyPays, paidMandates } from '#domain/billing/invoices/paid-mandates.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useMandates } from '#web/billing/mandates/mandate-queries.ts';
import { organizationList } from '#web/caseload/closings/organization-list.ts';

/** Returns which mandates of sessions organizations pay. Asks for nothing while no session counts toward a mandate. */
export function usePaidMandates(sessions: readonly Pick<Session, 'mandateId'>[] | undefined) {
  const isAsked = sessions?.some(({ mandateId }) => mandateId !== null) ?? false;
  const mandates = useMandates({ isAsked });
  const organizations = useQuery({ ...organizationList.list(), enabled: isAsked });
  const data = useMemo(() => {
    if (!isAsked) return sessions && nobodyPays;
    return mandates.data && organizations.data && paidMandates(mandates.data, organizations.data);
  }, [isAsked, sessions, mandates.data, organizations.data]);
  return { data, queries: [mandates, organizations] };
}

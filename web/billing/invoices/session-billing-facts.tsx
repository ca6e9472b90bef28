import { Link } from 'react-router';
import { billableText } from '#domain/billing/invoices/billable-sessions.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { SessionFact } from '#web/caseload/sessions/session-fact.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useInvoiceOfSession } from './invoice-queries.ts';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';

/** A session's details about billing: whether it is billed, and its invoice. */
export function SessionBillingFacts({ session }: { session: Session }) {
  return (
    <>
      <SessionFact name="Billable">{billableText(session)}</SessionFact>
      <SessionFact name="Invoice">
        <InvoiceOfSession sessionId={session.id} />
      </SessionFact>
    </>
  );
}

function InvoiceOfSession({ sessionId }: { sessionId: number }) {
  const { data: invoice, isPending, isError } = useInvoiceOfSession(sessionId);
  if (isPending) return <Skeleton className="h-5 w-24" />;
  if (isError) return 'Could not be loaded';
  if (!invoice) return 'Not on an invoice';
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to={`/invoices/${invoice.id}`} className={inlineLinkStyles}>
        {`Invoice ${invoice.id}`}
      </Link>
      <InvoiceStatusBadge status={invoice.status} />
    </span>
  );
}

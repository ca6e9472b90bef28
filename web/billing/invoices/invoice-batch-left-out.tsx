import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LeftOutOfClient, UnbilledInvoice } from '#domain/billing/invoices/unbilled-invoice.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

/** Names by client what a batch leaves out and why, with links to where it can be changed. */
export function InvoiceBatchLeftOut({ leftOut }: { leftOut: readonly LeftOutOfClient[] }) {
  if (leftOut.length === 0) return null;
  return (
    <section aria-labelledby="left-out" className="mt-8 mb-5">
      <h2 id="left-out" className="mb-3 font-semibold text-lg">
        Left Out
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {leftOut.map((ofClient) => (
            <li key={ofClient.clientId} className="px-4 py-3 text-sm">
              <p>
                <ClientNameOf id={ofClient.clientId} />
              </p>
              <LeftOutReasons {...ofClient} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function LeftOutReasons({ clientId, unchecked, unsigned, free }: LeftOutOfClient) {
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Reason label="Not Checked In" isGiven={unchecked.length > 0}>
        <SessionLinks sessions={unchecked} to={(id) => `/sessions/${id}`} />
      </Reason>
      <Reason label="Note Not Signed" isGiven={unsigned.length > 0}>
        <SessionLinks sessions={unsigned} to={(id) => `/sessions/${id}/note`} />
      </Reason>
      <Reason label="No Price" isGiven={free.length > 0}>
        {free.map((invoice) => (
          <span key={invoice.description} className="block">
            {`${invoice.description}. `}
            <Link to={pricePath(clientId, invoice)} className={inlineLinkStyles}>
              Set an amount
            </Link>
          </span>
        ))}
      </Reason>
    </dl>
  );
}

/** The form of a new invoice takes an amount for sessions; an annual record has its own. */
function pricePath(clientId: number, { annuals }: UnbilledInvoice): string {
  return annuals.length > 0 ? '/annuals' : `/invoices/new?clientId=${clientId}`;
}

function Reason({ label, isGiven, children }: { label: string; isGiven: boolean; children: ReactNode }) {
  if (!isGiven) return null;
  return (
    <>
      <dt className="text-warning-ink">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function SessionLinks({ sessions, to }: { sessions: readonly Session[]; to: (id: number) => string }) {
  const timeZone = useTimeZone();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {sessions.map(({ id, date }) => (
        <li key={id}>
          <Link to={to(id)} className={inlineLinkStyles}>
            {formatDate(date, timeZone)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

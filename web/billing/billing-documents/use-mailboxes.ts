import { type Day, formatDay } from '#domain/platform/dates.ts';
import { useBillingDetails } from '#web/billing/billing-details/billing-details-queries.ts';
import { useClientFinder, useClients } from '#web/caseload/clients/client-queries.ts';
import { loadedTogether } from '#web/platform/api/loaded-together.ts';
import { useOutgoing } from './message-queries.ts';

/** The email address of a child's family. */
export interface Mailbox {
  /** Null if the child has no email. */
  email: string | null;
  /** The day on which the family agreed to papers by mail; null if it has not. */
  agreedOn: Day | null;
}

/** Whether mail can be sent, and the families' email addresses. */
export interface Mailboxes {
  isMailOn: boolean;
  /** The child who holds the account that a child is billed in. */
  holderOf: (clientId: number) => number;
  mailboxOf: (clientId: number) => Mailbox;
}

/** Loads where the mails of families go, and whether the program sends any. */
export function useMailboxes() {
  const outgoing = useOutgoing();
  const details = useBillingDetails();
  const clients = useClients();
  const find = useClientFinder();
  const ofClient = (clientId: number) => details.data?.find((one) => one.clientId === clientId);
  const isLoaded = outgoing.data && details.data && clients.data;
  const data: Mailboxes | undefined = isLoaded && {
    isMailOn: outgoing.data.isMailOn,
    holderOf: (clientId) => ofClient(clientId)?.billedWithId ?? clientId,
    mailboxOf: (clientId) => {
      const { email = null } = find(clientId) ?? {};
      return { email, agreedOn: ofClient(clientId)?.papersByMailOn ?? null };
    },
  };
  return { data, ...loadedTogether([outgoing, details, clients]) };
}

/** Returns why papers of a family are printed, '' where they go by mail. */
export function whyPrinted({ email, agreedOn }: Mailbox): string {
  if (email === null) return 'No email address';
  return agreedOn === null ? 'Not agreed to papers by mail' : '';
}

/** Returns "The family agreed to papers by mail on Nov 3, 2026." */
export function agreementText(agreedOn: Day): string {
  return `The family agreed to papers by mail on ${formatDay(agreedOn)}.`;
}

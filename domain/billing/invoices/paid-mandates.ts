import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import { type PricedContract, unitPrice } from '#domain/billing/vouchers/units.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatCents } from '#domain/platform/money.ts';

/** The contracts of organizations, by the mandates that they pay. */
export type PaidMandates = ReadonlyMap<number | null, PricedContract>;

export const nobodyPays: PaidMandates = new Map();

/** Returns which mandates organizations pay, and by which contract; the others are the families'. */
export function paidMandates(
  mandates: readonly Pick<Mandate, 'id' | 'payerId'>[],
  organizations: readonly Pick<Organization, 'id' | 'contract'>[],
): PaidMandates {
  const contracts = new Map(organizations.map(({ id, contract }) => [id, contract]));
  const paid = mandates.flatMap(({ id, payerId }) => {
    const contract = payerId === null ? null : contracts.get(payerId);
    return contract ? [[id, contract] as const] : [];
  });
  return new Map(paid);
}

/** Sessions that organizations pay, and what these come to in cents. */
export interface PaidByOrganizations<Paid> {
  sessions: Paid[];
  cents: number;
}

/** Splits sessions into those that families pay, and those that organizations do. */
export function splitByPayer<Billed extends Pick<Session, 'mandateId' | 'duration' | 'type'>>(
  sessions: readonly Billed[],
  paid: PaidMandates,
): { ofFamilies: Billed[]; ofOrganizations: PaidByOrganizations<Billed> } {
  const ofFamilies = sessions.filter(({ mandateId }) => !paid.has(mandateId));
  const others = sessions.filter(({ mandateId }) => paid.has(mandateId));
  const cents = others.reduce((sum, session) => {
    const contract = paid.get(session.mandateId);
    return contract ? sum + unitPrice(session, contract).cents : sum;
  }, 0);
  return { ofFamilies, ofOrganizations: { sessions: others, cents } };
}

/** Says what organizations pay: "Organizations pay for 2 more sessions, $120.00."; '' for nothing. */
export function organizationsPayText({ sessions, cents }: PaidByOrganizations<unknown>): string {
  const { length } = sessions;
  if (length === 0) return '';
  return `Organizations pay for ${countOf(length, 'more session')}, ${formatCents(cents)}.`;
}

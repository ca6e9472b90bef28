import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { linesFor, totalOf } from '#domain/billing/invoices/invoice-line.ts';
import { dueDateFor } from '#domain/billing/invoices/invoice-status.ts';
import { noOwnRates } from '#domain/billing/invoices/session-price.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import { sumOfFigures } from '#domain/billing/vouchers/bill-figures.ts';
import {
  type Examined,
  figuresOf,
  labelOf,
  needsReasons,
  stoppedBy,
} from '#domain/billing/vouchers/check-voucher.ts';
import { CERTIFICATION, type Cover } from '#domain/billing/vouchers/cover.ts';
import { partTextOf } from '#domain/billing/vouchers/part-text.ts';
import type { NewVoucher, Voucher } from '#domain/billing/vouchers/voucher.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import { formatDay } from '#domain/platform/dates.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { issueInvoices } from '#server/billing/invoices/save-invoice.ts';
import { findSigningProfile } from '#server/clinical/signing/signing-profile-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { type BillingMoment, examineSessions, getPayer } from './examine-sessions.ts';
import { getVoucher } from './voucher-store.ts';

/** The practice with how it is reached. */
export interface BillingPractice extends BillingMoment {
  identity: PracticeContact;
}

/** The part of a bill about one child. */
interface ChildOnBill {
  clientId: number;
  label: string;
  /** All sessions of the period, those left out too. */
  examined: readonly Examined[];
  billed: readonly Examined[];
}

/**
 * Makes a bill: one ordinary invoice for each child over the sessions that no check stops, and the texts of what it
 * says. Throws 400 if there is nothing to bill or a warning has no reason, 409 for a reason about a session that is
 * stopped.
 */
export async function makeVoucher(
  queries: CaseloadWrites,
  requested: NewVoucher,
  practice: BillingPractice,
): Promise<Voucher> {
  const { payer, contract } = await getPayer(queries, requested.payerId);
  const examined = await examineSessions(queries, requested, practice);
  const children = childrenOnBill(examined);
  if (children.length === 0) throw invalid('There is nothing to bill for this payer and month');
  refuseStopped(examined, requested);
  const reasons = reasonsFor(
    children.flatMap((child) => child.examined),
    requested,
  );
  const number = await nextNumber(queries);
  const dueDate = dueDateFor(practice.today, contract.dueDays);
  const description = `Bill ${number}, ${formatDay(requested.fromOn)} to ${formatDay(requested.untilOn)}`;
  const invoices = await issueInvoices(
    queries,
    children.map((child) => ({
      clientId: child.clientId,
      amount: amountOf(child, practice),
      description,
      sessionIds: child.billed.map(({ session }) => session.id),
      dueDate,
    })),
    practice,
  );
  const cover = await coverFor(queries, { number, payer, requested, children, practice });
  const id = await insertVoucher(queries, { requested, cover });
  await insertParts(queries, id, { requested, children, invoices, reasons, practice });
  queries.audit({ action: 'create', entity: 'voucher', entityId: id, clientId: null });
  // A bill that was not sent is deleted instead; an undo of its invoices alone would leave it empty.
  queries.undo.forget();
  return getVoucher(queries, id);
}

/** Returns the children with something to bill, by label. A child whose sessions come to nothing has no invoice. */
function childrenOnBill(examined: readonly Examined[]): ChildOnBill[] {
  return [...Map.groupBy(examined, ({ session }) => session.clientId)]
    .flatMap(([clientId, own]): ChildOnBill[] => {
      const [first] = own;
      const billed = own.filter(({ isBilled }) => isBilled);
      return first && figuresOf(billed).cents > 0
        ? [{ clientId, label: labelOf(first.session), examined: own, billed }]
        : [];
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en') || one.clientId - other.clientId);
}

function refuseStopped(examined: readonly Examined[], { acknowledged = [] }: NewVoucher): void {
  const named = new Set(acknowledged.map(({ sessionId }) => sessionId));
  for (const { session, findings } of examined) {
    const words = stoppedBy(findings);
    if (words === undefined || !named.has(session.id)) continue;
    const clause = words.charAt(0).toLowerCase() + words.slice(1);
    throw conflict(`${formatDay(session.day)} cannot be billed: ${clause}`);
  }
}

/** Returns the reasons by session and check. Throws 400 unless each warning on the bill has one. */
function reasonsFor(examined: readonly Examined[], { acknowledged = [] }: NewVoucher): Map<string, string> {
  const reasons = new Map(
    acknowledged.map(({ sessionId, check, reason }) => [`${sessionId} ${check}`, reason]),
  );
  const isUnexplained = (one: Examined) =>
    one.findings.some(
      ({ severity, sessionId, check }) => severity === 'warn' && !reasons.has(`${sessionId} ${check}`),
    );
  if (examined.filter(needsReasons).some(isUnexplained)) throw invalid('Say why for each warning');
  return reasons;
}

function amountOf({ billed }: ChildOnBill, { settings }: BillingPractice): number {
  const sessions = billed.map(({ session }) => ({ ...session, contract: session.mandate.contract }));
  return totalOf(linesFor({ sessions, annuals: [] }, [], { ...settings, ownRates: noOwnRates }));
}

/**
 * Returns one more than the highest number in the caseload. A bill that was sent cannot be deleted, so its number is never
 * given again; that of a last bill that was deleted before it was sent is.
 */
async function nextNumber({ selectFrom }: CaseloadWrites): Promise<number> {
  const { highest } = await selectFrom('vouchers')
    .select((row) => row.fn.max('number').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0) + 1;
}

interface CoverParts {
  number: number;
  payer: Organization;
  requested: NewVoucher;
  children: readonly ChildOnBill[];
  practice: BillingPractice;
}

async function coverFor(
  queries: CaseloadWrites,
  { number, payer, requested, children, practice: { settings, identity, today } }: CoverParts,
): Promise<Cover> {
  const profile = await findSigningProfile(queries);
  const figures = children.map(({ billed }) => figuresOf(billed));
  const { vendorNumber = null, contractNumber = null, unitMinutes = null } = payer.contract ?? {};
  return {
    number,
    from: requested.fromOn,
    until: requested.untilOn,
    madeOn: today,
    payer: { name: payer.name, address: payer.address, vendorNumber, contractNumber, unitMinutes },
    practice: {
      name: settings.legalName || identity.practiceName,
      address: settings.letterheadAddress,
      phone: identity.phone,
      email: identity.email,
      npi: settings.npi,
      license: settings.license,
    },
    signer: profile
      ? {
          printedName: profile.printedName,
          credentials: profile.credentials,
          profession: profile.profession,
          licenseNumber: profile.licenseNumber,
          npi: profile.npi,
        }
      : null,
    certification: CERTIFICATION,
    timeZone: settings.timeZone,
    figures,
    total: sumOfFigures(figures),
  };
}

function insertVoucher(
  queries: CaseloadWrites,
  { requested: { payerId, fromOn, untilOn }, cover }: { requested: NewVoucher; cover: Cover },
): Promise<number> {
  return queries.insertReturningId('vouchers', {
    number: cover.number,
    payer_id: payerId,
    from_on: fromOn,
    until_on: untilOn,
    text: canonicalText(cover),
    sent_on: null,
    sent_how: null,
    voided_on: null,
    void_reason: null,
    created_at: queries.now,
    updated_at: queries.now,
  });
}

interface PartsOfBill {
  requested: NewVoucher;
  children: readonly ChildOnBill[];
  /** In the order of the children. */
  invoices: readonly Invoice[];
  reasons: ReadonlyMap<string, string>;
  practice: BillingPractice;
}

async function insertParts(
  queries: CaseloadWrites,
  voucherId: number,
  { requested, children, invoices, reasons, practice }: PartsOfBill,
): Promise<void> {
  const rows = children.flatMap(({ clientId, examined }, index) => {
    const invoice = invoices[index];
    if (!invoice) return [];
    const { fromOn: from, untilOn: until } = requested;
    const text = partTextOf(examined, invoice.lines, reasons, {
      from,
      until,
      timeZone: practice.settings.timeZone,
    });
    return [
      {
        voucher_id: voucherId,
        client_id: clientId,
        position: index + 1,
        invoice_id: invoice.id,
        cents: invoice.amount,
        text,
      },
    ];
  });
  await queries.insertInto('voucher_parts', rows);
}

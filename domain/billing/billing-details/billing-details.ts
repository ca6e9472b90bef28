import * as z from 'zod/mini';
import { isNpi, NPI_DOES_NOT_CHECK } from '#domain/clinical/signing/signing-profile.ts';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { type Answered, type Content, describeRecord, initialContent } from '#domain/platform/record.ts';
import { nullish, recordId, recordRule } from '#domain/platform/record-fields.ts';
import { day, id, moments, optionalInstant, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText } from '#domain/platform/text.ts';
import { ownRate, ownRates } from './own-rate.ts';

const BILL_TO_LIMIT = 300;

const fields = {
  /** The sibling in whose account this child's invoices are; null for an account of its own. */
  billedWithId: nullish(recordId('Choose the child from the list')),
  /** Printed on invoices instead of "The family of …". */
  billTo: z.optional(optionalText(BILL_TO_LIMIT)),
  rates: z.optional(ownRates),
  /** Whether the family sends claims to its insurer; null where it has not said. */
  filesClaims: nullish(z.boolean('Choose yes, no or not said')),
  /** The day on which the family agreed to papers by plain mail. */
  papersByMailOn: z.optional(optionalDay('Please enter the day as YYYY-MM-DD')),
  /** The insurance plan. */
  plan: z.optional(optionalText()),
  memberNumber: z.optional(optionalText(60)),
  referringProvider: z.optional(optionalText()),
  referringNpi: z.optional(
    optionalText(20).check(z.refine((npi) => npi === null || isNpi(npi), NPI_DOES_NOT_CHECK)),
  ),
};

/** A change of a client's billing details; fields that are left out stay as they are. */
export const billingDetailsChange = z.object({
  ...fields,
  /** The version that the user saw; null if there were none. */
  updatedAt: nullish(z.string('Please reload this page and try again')),
});
export type BillingDetailsChange = z.output<typeof billingDetailsChange>;
export type BillingDetailsFormValues = z.input<typeof billingDetailsChange>;

interface Joined {
  clientId: number;
  billedWithId: number | null;
}

export const BILLED_WITH_ITSELF = 'A child cannot be billed together with itself';

export const billingDetailsRecord = describeRecord({
  noun: 'billing-details',
  words: { one: 'billing details', several: 'billing details' },
  about: 'To whom a client’s invoices go, own prices, insurance, and the sibling it is billed together with',
  table: 'billing_details',
  fields: {
    ...owned,
    clientId: id,
    billedWithId: z.nullable(id),
    billTo: text,
    rates: z.array(ownRate),
    filesClaims: z.nullable(z.boolean()),
    papersByMailOn: z.nullable(day),
    plan: text,
    memberNumber: text,
    referringProvider: text,
    referringNpi: text,
    ...moments,
  },
  parents: { clientId: 'clients' },
  links: { billedWithId: 'clients' },
  defaults: { rates: [] },
  setElsewhere: ['clientId'],
  rules: z.object({ clientId: recordId('Client is required'), ...fields }),
  wholeRules: recordRule(({ clientId, billedWithId }: Joined) =>
    clientId === billedWithId ? BILLED_WITH_ITSELF : undefined,
  ),
  upgrades: [],
});
export type BillingDetails = Answered<typeof billingDetailsRecord>;
export type BillingDetailsContent = Content<typeof billingDetailsRecord>;

/** The details of a client for whom nothing is stored. */
export const emptyDetails: BillingDetailsContent = initialContent(billingDetailsRecord, {});

const { id: _id, therapistId: _therapistId, createdAt: _createdAt, ...shown } = billingDetailsRecord.fields;

/** The billing details of one client; `updatedAt` is null where nothing is stored. */
export const clientBillingDetails = z.strictObject({ ...shown, updatedAt: optionalInstant });
export type ClientBillingDetails = z.output<typeof clientBillingDetails>;

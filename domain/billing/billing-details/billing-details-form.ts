import * as z from 'zod/mini';
import type { SessionType } from '#domain/caseload/sessions/session-words.ts';
import { centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import {
  type BillingDetailsContent,
  type BillingDetailsFormValues,
  billingDetailsChange,
} from './billing-details.ts';
import type { OwnRate } from './own-rate.ts';

/** An own price while it is typed: the price in dollars, NaN while empty, and '' for any type. */
export interface TypedRate extends Omit<OwnRate, 'type' | 'reason'> {
  type: SessionType | '';
  reason: string;
}

/** Billing details while they are typed. The fields have the places of the request's, where their errors are shown. */
export interface TypedBillingDetails {
  billTo: string;
  rates: TypedRate[];
  filesClaims: 'yes' | 'no' | '';
  papersByMailOn: string;
  plan: string;
  memberNumber: string;
  referringProvider: string;
  referringNpi: string;
}

/** The form of billing details: what was typed becomes the request. */
export const billingDetailsForm = z.pipe(
  z.pipe(z.custom<TypedBillingDetails>(), z.transform(requestOf)),
  billingDetailsChange,
);

function requestOf({ rates, filesClaims, ...typed }: TypedBillingDetails): BillingDetailsFormValues {
  return {
    ...typed,
    rates: rates.map(({ type, cents, ...rate }) => ({
      ...rate,
      type: type || null,
      cents: dollarsToCents(cents),
    })),
    filesClaims: filesClaims === '' ? null : filesClaims === 'yes',
  };
}

/** Returns the initial values of the form. */
export function billingDetailsFormStart(details: BillingDetailsContent): TypedBillingDetails {
  const { rates, filesClaims } = details;
  return {
    billTo: details.billTo ?? '',
    rates: rates.map(({ type, cents, reason, ...rate }) => ({
      ...rate,
      type: type ?? '',
      cents: centsToDollars(cents),
      reason: reason ?? '',
    })),
    filesClaims: filesClaims === null ? '' : filesClaims ? 'yes' : 'no',
    papersByMailOn: details.papersByMailOn ?? '',
    plan: details.plan ?? '',
    memberNumber: details.memberNumber ?? '',
    referringProvider: details.referringProvider ?? '',
    referringNpi: details.referringNpi ?? '',
  };
}

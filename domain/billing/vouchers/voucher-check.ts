import * as z from 'zod/mini';
import { count, day, id } from '#domain/platform/stored-shapes.ts';
import { billFigures } from './bill-figures.ts';
import { findingShape } from './finding.ts';

const figuresOfBill = {
  /** What goes on the bill. */
  billed: billFigures,
  /** What stays off: stopped by a finding, or left out by the caller. */
  leftOut: billFigures,
};

/** What a bill would say of a child, and what the checks found about the child's sessions. */
const checkedChild = z.strictObject({
  clientId: id,
  /** The child's name, initials or number, as the payer requires. */
  label: z.string(),
  ...figuresOfBill,
  /** The sessions on the bill, earliest first. */
  sessionIds: z.array(id),
  /** By day, stops first. Those about sessions that are left out by the caller are not among them. */
  findings: z.array(findingShape),
});
export type CheckedChild = z.output<typeof checkedChild>;

/** The findings of all checks on a payer's sessions of a period, by child, in the order of the labels. */
export const voucherCheckShape = z.strictObject({
  payerId: id,
  fromOn: day,
  untilOn: day,
  children: z.array(checkedChild),
  ...figuresOfBill,
  /** The sessions of the period that are on an invoice already; they are not billed again. */
  billedBefore: count,
});
export type VoucherCheck = z.output<typeof voucherCheckShape>;

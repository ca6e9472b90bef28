import * as z from 'zod/mini';
import { howToPayShape } from '#domain/billing/invoices/invoice-paper.ts';
import { paperPractice } from '#domain/people/practice/paper-practice.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { Day } from '#domain/platform/dates.ts';
import { day } from '#domain/platform/stored-shapes.ts';
import { statementShape } from './statement.ts';

const { opening, closing, received, aging } = statementShape.shape;

// Read from stored texts forever: a field that is added later is optional.

/** The content of an account's statement, without database ids. */
export const statementPaperShape = z.strictObject({
  kind: z.literal('statement'),
  from: day,
  until: day,
  /** The day of the statement over the same days that it replaces; null for the first. */
  replaces: z.nullable(day),
  practice: paperPractice,
  /** The lines of the address. */
  billTo: z.array(z.string()),
  /** Whether it says which child each invoice is for. */
  namesChildren: z.boolean(),
  ...{ opening, closing, received, aging },
  entries: z.array(
    z.strictObject({
      day,
      /** Such as "Invoice 1041". */
      what: z.string(),
      /** A first name; empty where it is not said. */
      child: z.string(),
      cents: z.int(),
      owed: z.int(),
    }),
  ),
  /** Null where nothing is owed. */
  howToPay: z.nullable(howToPayShape),
});
export type StatementPaper = z.output<typeof statementPaperShape>;

/** The last statement over the same days that was sent, and the day on which it was. */
export interface SentStatement {
  paper: StatementPaper;
  sentOn: Day;
}

/** Returns a statement with the day of the one it replaces: the last one that was sent, if that reads otherwise. */
export function replacingStatement(copy: StatementPaper, last: SentStatement | undefined): StatementPaper {
  if (!last) return copy;
  const { replaces } = last.paper;
  const readsTheSame = canonicalText({ ...copy, replaces }) === canonicalText(last.paper);
  return { ...copy, replaces: readsTheSame ? replaces : last.sentOn };
}

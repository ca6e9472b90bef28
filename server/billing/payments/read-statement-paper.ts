import { familyLines } from '#domain/billing/billing-details/family-lines.ts';
import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { paperOf } from '#domain/billing/billing-documents/paper.ts';
import { entryText } from '#domain/billing/payments/entry-words.ts';
import type { Statement } from '#domain/billing/payments/statement.ts';
import {
  replacingStatement,
  type SentStatement,
  type StatementPaper,
} from '#domain/billing/payments/statement-paper.ts';
import { paperPracticeOf } from '#domain/people/practice/paper-practice.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { findBillingDetails } from '#server/billing/billing-details/billing-details-store.ts';
import { findLastCopy } from '#server/billing/billing-documents/billing-document-store.ts';
import type { IssuingPractice } from '#server/billing/billing-documents/issuing-practice.ts';
import type { PaperCopy } from '#server/billing/billing-documents/paper-copy.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { membersOf } from './accounts.ts';
import { readStatement } from './read-statement.ts';

/** Reads what the statement of a child's account says on paper. Throws 404 if it is not the therapist's. */
export async function readStatementPaper(
  queries: CaseloadQueries,
  asked: { clientId: number; from: Statement['from']; until: Statement['until'] },
  practice: IssuingPractice,
): Promise<PaperCopy<StatementPaper>> {
  const { from, until } = asked;
  const { today, settings } = practice;
  await getClient(queries, asked.clientId);
  const statement = await readStatement(queries, asked.clientId, { from, until, today }, settings.timeZone);
  const { clientId } = statement;
  const copy = {
    ...saidOf(statement, practice),
    ...(await readNames(queries, statement)),
  };
  const last = await findLastCopy(queries, { kind: 'statement', clientId, fromOn: from, untilOn: until });
  return { paper: replacingStatement(copy, last && sentStatement(last, settings)), clientId, last };
}

function sentStatement(
  last: BillingDocument,
  { timeZone }: Pick<PracticeSettings, 'timeZone'>,
): SentStatement | undefined {
  const paper = paperOf(last);
  return paper.kind === 'statement' ? { paper, sentOn: dayOf(last.issuedAt, timeZone) } : undefined;
}

function saidOf(statement: Statement, practice: IssuingPractice) {
  const { from, until, opening, closing, received, aging } = statement;
  const { paymentInstructions, paymentLink: link } = practice.settings;
  const words = `Please name the child whom the payment is for. Questions? Call ${practice.identity.phone}.`;
  return {
    ...({ kind: 'statement', replaces: null } as const),
    ...{ from, until, opening, closing, received, aging, practice: paperPracticeOf(practice) },
    howToPay: closing <= 0 ? null : { words: paymentInstructions || words, link },
  };
}

/** Reads whom a statement is for, and its entries with the first names of the children where there are several. */
async function readNames(
  queries: CaseloadQueries,
  { clientId, entries }: Statement,
): Promise<Pick<StatementPaper, 'billTo' | 'namesChildren' | 'entries'>> {
  const children = new Map<number | null, string>();
  for (const id of await membersOf(queries, clientId)) {
    children.set(id, (await getClient(queries, id)).firstName);
  }
  const namesChildren = children.size > 1;
  const details = await findBillingDetails(queries, clientId);
  return {
    billTo: familyLines(await getClient(queries, clientId), details?.billTo ?? null),
    namesChildren,
    entries: entries.map((entry) => {
      const { day, cents, owed } = entry;
      const isNamed = namesChildren && entry.kind === 'invoice';
      const child = isNamed ? (children.get(entry.clientId) ?? '') : '';
      return { day, what: entryText(entry), child, cents, owed };
    }),
  };
}

import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { codeParts } from '#domain/billing/billing-documents/codes-text.ts';
import type { EstimateLine } from '#domain/billing/billing-documents/estimate.ts';
import { estimateDraft } from '#domain/billing/billing-documents/estimate-draft.ts';
import {
  estimateFactObstacles,
  estimateLineObstacles,
} from '#domain/billing/billing-documents/estimate-obstacles.ts';
import type { ChosenEstimateLine, NewEstimate } from '#domain/billing/billing-documents/new-estimate.ts';
import { writeEstimate } from '#domain/billing/billing-documents/write-estimate.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { insertBillingDocument, nextNumber } from './billing-document-store.ts';
import { type IssuingPractice, practiceOn } from './issuing-practice.ts';
import { readEstimateFacts } from './read-estimate-facts.ts';
import { refuseReplacing } from './refuse-replacing.ts';

/** Makes an estimate of the lines as edited, or as drafted. Throws 409 with the first thing that is missing. */
export async function makeEstimate(
  queries: CaseloadWrites,
  requested: NewEstimate,
  practice: IssuingPractice,
): Promise<BillingDocument> {
  const { clientId, fromOn, untilOn, separately = null, replacesNumber = null } = requested;
  const facts = await readEstimateFacts(queries, { clientId, from: fromOn, to: untilOn }, practice);
  const drafted = estimateDraft(facts);
  const lines = requested.lines?.map(lineOf) ?? drafted.lines;
  const obstacles = [...estimateFactObstacles(facts), ...estimateLineObstacles(lines)];
  const first = obstacles.find(({ isBlocking }) => isBlocking);
  if (first) throw conflict(first.sentence);
  await refuseReplacing(queries, { clientId, kind: 'estimate', replacesNumber });
  const number = await nextNumber(queries);
  const { place = drafted.place } = requested;
  const estimate = writeEstimate(facts, {
    ...{ number, replacesNumber, lines, place, separately },
    firstVisitOn: drafted.firstVisitOn,
    practice: practiceOn(practice),
  });
  return insertBillingDocument(queries, {
    ...{ clientId, number, kind: 'estimate', fromOn, untilOn, replacesNumber },
    ...{ invoiceNumber: null, paymentNumber: null, language: 'en' },
    total: estimate.total,
    text: canonicalText(estimate),
  });
}

function lineOf({ code = null, diagnosis = null, ...line }: ChosenEstimateLine): EstimateLine {
  return { ...line, code: codesOf(code), diagnosis: codesOf(diagnosis) };
}

function codesOf(typed: string | null): string | null {
  return typed && codeParts(typed).join(', ');
}

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { estimateDraft } from '#domain/billing/billing-documents/estimate-draft.ts';
import { daysFault, estimateDaysFault } from '#domain/billing/billing-documents/paper-days.ts';
import { superbillDraft } from '#domain/billing/billing-documents/superbill-draft.ts';
import { ruleCheck } from '#domain/platform/record-fields.ts';
import { CLIENT_NOT_FOUND } from '#server/caseload/clients/client-store.ts';
import { wholeDays } from '#server/platform/http/list-filters.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { expectPdf } from '#server/platform/pdf/render-pdf.ts';
import { readBilledEstimates } from './read-billed-estimates.ts';
import { readEstimateFacts } from './read-estimate-facts.ts';
import { readEstimatesDue } from './read-estimates-due.ts';
import { readSuperbillFacts } from './read-superbill-facts.ts';

const superbillQuery = z
  .object(wholeDays)
  .check(ruleCheck(({ from, to }) => daysFault({ fromOn: from, untilOn: to })));

const estimateQuery = z
  .object(wholeDays)
  .check(ruleCheck(({ from, to }) => estimateDaysFault({ fromOn: from, untilOn: to })));

/** Routes for papers that are not made yet: drafts, and the estimates that are due. */
export function paperDraftRoutes(app: FastifyInstance): void {
  app.get('/api/clients/:id/superbill', routeDoc(draftingSuperbill), async (request) => {
    const clientId = parseId(request.params, CLIENT_NOT_FOUND);
    const days = parseQuery(superbillQuery, request.query);
    const { practice } = request;
    const facts = await readSuperbillFacts(practice.caseload.read, { clientId, ...days }, practice);
    practice.auditRead({ entity: 'client', entityId: clientId, clientId });
    expectPdf();
    return superbillDraft(facts);
  });

  app.get('/api/clients/:id/estimate', routeDoc(draftingEstimate), async (request) => {
    const clientId = parseId(request.params, CLIENT_NOT_FOUND);
    const days = parseQuery(estimateQuery, request.query);
    const { practice } = request;
    const facts = await readEstimateFacts(practice.caseload.read, { clientId, ...days }, practice);
    practice.auditRead({ entity: 'client', entityId: clientId, clientId });
    expectPdf();
    return estimateDraft(facts);
  });

  app.get('/api/billing-documents/due', routeDoc(listingDue), (request) => {
    const { caseload, now, settings } = request.practice;
    return readEstimatesDue(caseload.read, { now, timeZone: settings.timeZone });
  });

  app.get('/api/billing-documents/estimates', routeDoc(listingBilled), (request) => {
    const { caseload, settings } = request.practice;
    return readBilledEstimates(caseload.read, settings.timeZone);
  });
}

const draftingSuperbill = {
  summary:
    'A draft of a superbill over some days: lines from invoices, notes and plans, what is left out and what is missing',
  query: superbillQuery,
};

const draftingEstimate = {
  summary:
    'A draft of a good faith estimate over at most 12 months: lines from the planned sessions and their prices, and what is missing',
  query: estimateQuery,
};

const listingDue = {
  summary:
    'The estimates that are due, earliest first: to active clients whose families file no claims, with a planned visit that no estimate covers',
};

const listingBilled = {
  summary: 'The estimates that are not void, with what the family was billed so far under each',
};

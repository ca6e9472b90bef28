import type { NewAnnual } from '#domain/billing/annuals/annual.ts';

/** Builds a request to create an annual record; pass the client, and what matters. */
export function buildAnnual(changes: Partial<NewAnnual> & Pick<NewAnnual, 'clientId'>): NewAnnual {
  return { date: '2026-09-15', amount: 7_500, ...changes };
}

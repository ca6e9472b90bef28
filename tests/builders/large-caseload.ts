import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { buildCaseload } from './archive-builder.ts';
import { keptClient, keptSession } from './kept-records.ts';

const CLIENTS = 100;

/** What an archive holds of a practice that has been open for years. */
export function buildLargeCaseload(sessionCount: number): WholeCaseload {
  return buildCaseload({
    clients: Array.from({ length: CLIENTS }, (_, index) =>
      keptClient({ id: index + 1, firstName: 'Ivy', lastName: `Sample ${index + 1}` }),
    ),
    sessions: Array.from({ length: sessionCount }, (_, index) =>
      keptSession({
        id: index + 1,
        clientId: (index % CLIENTS) + 1,
        notes: 'Worked on buttons and zippers. '.repeat(6),
      }),
    ),
  });
}

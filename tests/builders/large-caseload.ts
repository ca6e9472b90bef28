import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { buildCaseload } from './archive-builder.ts';
import { storedClient, storedSession } from './stored-records.ts';

const CLIENTS = 100;

/** Builds the archive of a practice that is years old. */
export function buildLargeCaseload(sessionCount: number): WholeCaseload {
  return buildCaseload({
    clients: Array.from({ length: CLIENTS }, (_, index) =>
      storedClient({ id: index + 1, firstName: 'Ivy', lastName: `Sample ${index + 1}` }),
    ),
    sessions: Array.from({ length: sessionCount }, (_, index) =>
      storedSession({
        id: index + 1,
        clientId: (index % CLIENTS) + 1,
        notes: 'Worked on buttons and zippers. '.repeat(6),
      }),
    ),
  });
}

import type { WholeCaseload } from '#domain/caseload/caseload-records.ts';
import { buildCaseload } from './archive-builder.ts';

const moments = { createdAt: '2026-09-01T12:00:00.000Z', updatedAt: '2026-09-02T12:00:00.000Z' };
const CLIENTS = 100;

/** What an archive holds of a practice that has been open for years. */
export function buildLargeCaseload(sessionCount: number): WholeCaseload {
  return buildCaseload({
    clients: Array.from({ length: CLIENTS }, (_, index) => ({
      id: index + 1,
      therapistId: 1,
      firstName: 'Ivy',
      lastName: `Sample ${index + 1}`,
      email: null,
      phone: null,
      dateOfBirth: null,
      address: null,
      notes: null,
      status: 'active',
      ...moments,
    })),
    sessions: Array.from({ length: sessionCount }, (_, index) => ({
      id: index + 1,
      therapistId: 1,
      clientId: (index % CLIENTS) + 1,
      date: '2026-10-05T14:00:00.000Z',
      duration: 60,
      type: 'individual',
      status: 'completed',
      absenceNumber: 0,
      billable: true,
      notes: 'Worked on buttons and zippers. '.repeat(6),
      seriesId: null,
      ...moments,
    })),
  });
}

import type { Page } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import type { CaseloadJourney } from '#tests/setup/caseload-records.ts';

/** The goals of the child, in the order of the note. */
export const names = ['Cutting on a line', 'Shoe tying', 'Buttons'] as const;

/** Adds three goals, a SOAP note of the time before, and a session of today that is still scheduled. */
export async function addSessionOfToday(page: Page, caseload: CaseloadJourney): Promise<Session> {
  const { request } = page.context();
  const { id: clientId } = await caseload.addClient({ firstName: 'Ivy', lastName: 'Sample' });
  const { planId } = await caseload.addGoal(buildFirstGoal({ clientId, name: names[0], plannedTrials: 5 }));
  for (const name of names.slice(1)) await caseload.addGoal(buildGoal({ clientId, planId, name }));
  const before = await caseload.addSession(clientId, { date: '2026-09-14T14:00:00.000Z' });
  await request.put(`/api/sessions/${before.id}/note`, { data: buildNote({ planId }) });
  await request.put('/api/signing-profile', { data: buildSigningProfile() });
  return caseload.addTodaysSession(clientId, '00:00', { notes: null });
}

import { type Day, shortDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { blocking, type Obstacle, ofForm, warning } from './obstacle.ts';
import { clientCure, partyObstacles, practiceCure } from './party-obstacles.ts';
import { UNLISTED_UNIT_MINUTES } from './procedure-code.ts';
import type { SuperbillFacts, SuperbillSession } from './superbill-facts.ts';
import { isClaimable } from './superbill-sessions.ts';
import type { SuperbillVisit } from './superbill-visit.ts';

/** As many diagnoses as there are letters from A to L. */
const MOST_DIAGNOSES = 12;

/** Returns what is missing apart from what the form edits, what blocks first. */
export function factObstacles(facts: SuperbillFacts): Obstacle[] {
  const found: Obstacle[] = [
    ...partyObstacles(facts),
    ...referringObstacles(facts),
    ...facts.sessions.filter(isClaimable).flatMap((session) => sessionObstacles(session, facts)),
  ];
  return [...found.filter(({ isBlocking }) => isBlocking), ...found.filter(({ isBlocking }) => !isBlocking)];
}

function referringObstacles({ clientId, details }: SuperbillFacts): Obstacle[] {
  if (details?.referringProvider) return [];
  return [warning('There is no referring provider.', clientCure(clientId))];
}

function sessionObstacles(
  session: SuperbillSession,
  { clientId, earlier, today }: SuperbillFacts,
): Obstacle[] {
  const { id, day, noteStatus, charge } = session;
  const on = shortDay(day, today);
  if (charge === null) {
    const cure = { label: 'New Invoice', address: `/invoices/new?clientId=${clientId}` };
    return [blocking(`${on}: not invoiced yet.`, cure)];
  }
  const found: Obstacle[] = [];
  if (charge.paid < charge.charge) {
    const cure = { label: 'Open Invoice', address: `/invoices/${charge.invoiceNumber}` };
    found.push(warning(`${on}: ${formatCents(charge.paid)} of ${formatCents(charge.charge)} is paid.`, cure));
  }
  if (noteStatus !== 'signed') {
    const cure = { label: 'Open Note', address: `/sessions/${id}/note` };
    found.push(warning(`${on}: the note is not signed.`, cure));
  }
  const other = earlier.find(({ isVoid, bill }) => !isVoid && bill.lines.some((line) => line.day === day));
  if (other) {
    const cure = { label: 'Open Client', address: `/clients/${clientId}?tab=invoices` };
    found.push(warning(`${on} is already on superbill ${other.number}.`, cure));
  }
  return found;
}

/** Returns a warning for each code that the practice has not listed: what a unit of it is was assumed. */
export function unlistedCodes(
  visits: readonly Pick<SuperbillVisit, 'codes'>[],
  { procedureCodes }: Pick<SuperbillFacts, 'procedureCodes'>,
): Obstacle[] {
  const used = new Set(visits.flatMap(({ codes }) => codes.map(({ code }) => code)));
  const unlisted = [...used].filter((code) => !procedureCodes.some((one) => one.code === code));
  return unlisted.map((code) =>
    warning(
      `${code} is not among your procedure codes, so a unit of it is taken as ${UNLISTED_UNIT_MINUTES} minutes.`,
      practiceCure,
    ),
  );
}

/** Returns what is missing in what the form edits: codes, diagnoses and places of the visits. */
export function formObstacles(visits: readonly SuperbillVisit[], today: Day): Obstacle[] {
  const found = visits.flatMap((visit) => visitObstacles(visit, today));
  const diagnoses = diagnosesOf(visits).length;
  if (visits.length === 0) found.push(ofForm('There is no session to put on a superbill.'));
  if (diagnoses > MOST_DIAGNOSES) {
    found.push(
      ofForm(`A superbill has room for ${MOST_DIAGNOSES} diagnoses; these sessions have ${diagnoses}.`),
    );
  }
  return found;
}

/** Returns the diagnoses of visits in the order of their letters, each once. */
export function diagnosesOf(visits: readonly Pick<SuperbillVisit, 'diagnoses'>[]): string[] {
  return [...new Set(visits.flatMap(({ diagnoses }) => diagnoses))];
}

function visitObstacles({ day, minutes, place, diagnoses, codes }: SuperbillVisit, today: Day): Obstacle[] {
  const on = shortDay(day, today);
  const taken = codes.reduce((sum, code) => sum + code.minutes, 0);
  return [
    ...(codes.length === 0 ? [ofForm(`${on}: add a procedure code.`)] : []),
    ...(diagnoses.length === 0 ? [ofForm(`${on}: add a diagnosis.`)] : []),
    ...(taken > minutes ? [ofForm(`${on}: the codes take ${taken} of ${minutes} minutes.`)] : []),
    ...(place === '99' ? [ofForm(`${on}: the place is 99, another place.`, false)] : []),
  ];
}

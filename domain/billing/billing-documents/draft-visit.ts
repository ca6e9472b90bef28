import { UNLISTED_UNIT_MINUTES } from './procedure-code.ts';
import type { SuperbillFacts, SuperbillSession } from './superbill-facts.ts';
import { isClaimable } from './superbill-sessions.ts';
import { placeOf, type SuperbillVisit, type VisitCode } from './superbill-visit.ts';

/** Returns the line of a session as drafted; undefined if it is left out or on no invoice yet. */
export function draftVisit(session: SuperbillSession, facts: SuperbillFacts): SuperbillVisit | undefined {
  const { id, day, duration, type, note, charge } = session;
  if (charge === null || !isClaimable(session)) return undefined;
  const plan = planOf(session, facts);
  return {
    sessionId: id,
    day,
    minutes: duration,
    place: placeOf(note?.setting ?? null, type),
    diagnoses: firstFilled(note?.diagnosisCodes, plan?.diagnosisCodes),
    codes: withMinutes(firstFilled(note?.procedureCodes, plan?.procedureCodes), duration, facts),
    ...charge,
  };
}

/** The plan of the session's note, else the latest one in force on its day. */
function planOf({ day, note }: SuperbillSession, { plans }: SuperbillFacts) {
  const named = plans.find(({ id }) => id === note?.planId);
  return named ?? plans.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
}

function firstFilled(...lists: readonly (readonly string[] | undefined)[]): string[] {
  return [...(lists.find((list) => list !== undefined && list.length > 0) ?? [])];
}

function withMinutes(
  codes: readonly string[],
  duration: number,
  { procedureCodes, earlier }: SuperbillFacts,
): VisitCode[] {
  const minutes = splitBefore(codes, duration, earlier) ?? splitMinutes(duration, codes.length);
  return codes.map((code, index) => {
    const listed = procedureCodes.find((one) => one.code === code);
    return {
      code,
      modifiers: [...(listed?.modifiers ?? [])],
      minutes: minutes[index] ?? 0,
      unitMinutes: listed ? listed.unitMinutes : UNLISTED_UNIT_MINUTES,
    };
  });
}

/** Splits minutes evenly; the first code takes the rest: 50 over 3 are 18, 16 and 16. */
function splitMinutes(minutes: number, parts: number): number[] {
  const even = Math.floor(minutes / Math.max(1, parts));
  return Array.from({ length: parts }, (_, index) => (index === 0 ? minutes - even * (parts - 1) : even));
}

/** Returns how the child's last superbill split the same minutes over the same codes; undefined if it did not. */
function splitBefore(
  codes: readonly string[],
  duration: number,
  earlier: SuperbillFacts['earlier'],
): number[] | undefined {
  const last = earlier.find(({ isVoid }) => !isVoid);
  const visits = Map.groupBy(last?.bill.lines ?? [], ({ visit }) => visit);
  for (const lines of visits.values()) {
    const total = lines.reduce((sum, line) => sum + line.minutes, 0);
    if (total !== duration || lines.length !== codes.length) continue;
    const minutes = codes.map((code) => lines.find((line) => line.code === code)?.minutes);
    if (minutes.every((own) => own !== undefined)) return minutes;
  }
  return undefined;
}

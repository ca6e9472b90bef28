import { shortDay } from '#domain/platform/dates.ts';
import * as ofMandate from './check-mandate.ts';
import * as ofSession from './check-session.ts';
import type { CheckedSession, CheckingPractice } from './checked-session.ts';
import type { Finding } from './finding.ts';
import type { Look } from './look.ts';

type Cure = (session: CheckedSession) => Finding['cure'];

const openSession: Cure = ({ id }) => ({ label: 'Open Session', address: `/sessions/${id}` });
const openNote: Cure = ({ id }) => ({ label: 'Open Note', address: `/sessions/${id}/note` });
const openMandate: Cure = ({ mandate }) => ({
  label: 'Open Mandate',
  address: `/mandates/${mandate.mandate.id}`,
});
const openClient: Cure = ({ clientId }) => ({ label: 'Open Client', address: `/clients/${clientId}` });
const openSigning: Cure = () => ({ label: 'Open Signing Settings', address: '/settings/signing' });

/** The checks before a bill, by number: what each looks for, and where it is mended. */
const checks: readonly (readonly [check: number, look: Look, cure: Cure])[] = [
  [1, ofSession.stillScheduled, openSession],
  [2, ofMandate.outsideMandate, openMandate],
  [3, ofMandate.beyondPeriod, openSession],
  [4, ofMandate.longer, openSession],
  [5, ofMandate.shorter, openSession],
  [6, ofSession.overlapOfChild, openSession],
  [7, ofSession.overlapOfTherapist, openSession],
  [8, ofMandate.closedDay, openSession],
  [9, ofMandate.overRatio, openNote],
  [10, ofMandate.largeGroup, openNote],
  [11, ofMandate.aloneInGroup, openNote],
  [12, ofSession.noNote, openNote],
  [13, ofSession.notSigned, openNote],
  [14, ofSession.notReviewed, openNote],
  [15, ofSession.lateEntry, openNote],
  [16, ofSession.noteSaysOtherwise, openNote],
  [17, ofMandate.makeUp, openSession],
  [18, ofSession.setting, openNote],
  [19, ofSession.unpaidAbsence, openSession],
  [20, ofSession.noReason, openSession],
  [21, ofMandate.orderMissing, openMandate],
  [22, ofMandate.orderSaysOtherwise, openMandate],
  [23, ofSession.noNpi, openSigning],
  [24, ofSession.noLicense, openSigning],
  [25, ofSession.noAuthorization, openMandate],
  [26, ofSession.age, openClient],
  [27, ofSession.noProgress, openNote],
  [28, ofSession.changedSince, openSession],
];

/** A finding with the clause that follows "{date} cannot be billed:". */
export type CheckedFinding = Finding & { words: string };

/** Returns what all checks find about a session, stops first. A session to come has nothing to find. */
export function findingsOf(session: CheckedSession, practice: CheckingPractice): CheckedFinding[] {
  if (session.status === 'scheduled' && session.date > practice.now) return [];
  const found = checks.flatMap(([check, look, cure]) => {
    const result = look(session, practice);
    if (result === undefined) return [];
    const { id: sessionId, clientId, day } = session;
    const sentence = `${shortDay(day, practice.today)}: ${result.words}`;
    return [
      {
        check,
        severity: result.severity,
        sessionId,
        clientId,
        sentence,
        cure: cure(session),
        words: result.words,
      },
    ];
  });
  return found.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ severity }: Finding): number {
  return severity === 'stop' ? 0 : severity === 'warn' ? 1 : 2;
}

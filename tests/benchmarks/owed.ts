// `npm run bench -- owed`: counting what 200 mandates with 74 sessions each are owed in a school year of 185 days, at five
// schools, on one core, and making the PDF of a bill of 40 children. Nothing is asked of a server or a database. Exits 1
// when a goal is not held.
import { type LedgerQuestion, ledgerOf, ledgerSumsOf } from '#domain/billing/mandates/ledger.ts';
import type { LedgerSession } from '#domain/billing/mandates/ledger-history.ts';
import { type CalendarSource, countOpenDays, schoolCalendars } from '#domain/billing/mandates/open-days.ts';
import { policyPresets } from '#domain/billing/mandates/policy-presets.ts';
import { examine } from '#domain/billing/vouchers/check-voucher.ts';
import { overlappingIds } from '#domain/billing/vouchers/overlapping-ids.ts';
import { sessionsBeyond } from '#domain/billing/vouchers/periods-exceeded.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { isWeekend, weekdayOf } from '#domain/platform/week.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { buildCheckedSession, buildCheckingPractice } from '#tests/builders/checked-session-builder.ts';
import {
  momentOn,
  owedMandate,
  owedSession,
  schoolClosings,
  schoolSource,
} from '#tests/builders/owed-year.ts';
import { billOfChildren } from './bill-of-children.ts';
import { median } from './drive.ts';

const MANDATES = 200;
const SESSIONS = 74;
const SCHOOLS = 5;
const GOAL_MS = 80;
const CHECKED = 480;
const CHECK_GOAL_MS = 100;
const CHILDREN = 40;
const BILL_GOAL_MS = 3_000;
const BILLS = 5;
const rounds = process.argv.includes('--quick') ? 20 : 100;

const source = schoolsSource();
const mandates = Array.from({ length: MANDATES }, (_, place) => ({
  mandate: owedMandate([{ startsOn: '2026-09-03' }], {
    id: place + 1,
    endsOn: '2027-06-25',
    schoolId: (place % SCHOOLS) + 1,
  }),
  sessions: sessionsOfYear(place),
}));
const days = countOpenDays(source, 1, '2026-09-03', '2027-06-25');
const amount = `${MANDATES} mandates, ${MANDATES * SESSIONS} sessions, ${days} school days`;
const lines: { work: string; goal: string; measured: string; holds: boolean }[] = [];

measure(`the sums for a list: ${amount}`, ledgerSumsOf);
measure('the whole ledgers with weeks, months, reasons and offers', ledgerOf);
measureChecks();
await measureBill();
console.table(lines);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;

/** Measures counting all mandates, in the middle of the year and on its last day. The first round is not compiled yet. */
function measure(work: string, countOne: (question: LedgerQuestion) => unknown): void {
  for (const on of ['2027-02-10', '2027-06-25']) {
    const taken = Array.from({ length: rounds }, () => timeOfRound(countOne, on));
    const [first = 0, ...later] = taken;
    tell(`${work}, on ${on}`, median(later));
    if (lines.length === 1) tell('the same, the first time after a start', first, 'not set');
  }
}

/** Measures the PDF of a bill, made in a thread as the program does. The first one starts the thread. */
async function measureBill(): Promise<void> {
  const document = { kind: 'bill', content: { ...billOfChildren(CHILDREN), voidedOn: null } } as const;
  const taken: number[] = [];
  for (let bill = 0; bill < BILLS; bill += 1) {
    const began = performance.now();
    await renderPdf(1, document);
    taken.push(performance.now() - began);
  }
  const [first = 0, ...later] = taken;
  const work = `the PDF of a bill of ${CHILDREN} children`;
  tell(work, median(later), BILL_GOAL_MS);
  tell('the same, the first one after a start', first, 'not set');
}

function timeOfRound(countOne: (question: LedgerQuestion) => unknown, on: string): number {
  const began = performance.now();
  const find = schoolCalendars(source);
  for (const { mandate, sessions } of mandates) {
    const question = { mandate, sessions, days: find(mandate), policy: policyPresets.iep, on };
    countOne({ ...question, hasSuccessor: false, isActive: true });
  }
  return performance.now() - began;
}

/** Measures all checks over a month's sessions, the first time after a start too. */
function measureChecks(): void {
  const practice = buildCheckingPractice();
  const sessions = Array.from({ length: CHECKED }, (_, place) =>
    buildCheckedSession({
      session: { id: place + 1, day: `2026-10-${String((place % 30) + 1).padStart(2, '0')}` },
    }),
  );
  const taken = Array.from({ length: rounds }, () => {
    const began = performance.now();
    overlappingIds(sessions.map((session) => ({ ...session, groupId: null })));
    for (const { mandate } of sessions) sessionsBeyond(mandate.history);
    examine(sessions, new Set(), practice);
    return performance.now() - began;
  });
  const [first = 0, ...later] = taken;
  tell(`all checks of ${CHECKED} sessions`, median(later), CHECK_GOAL_MS);
  tell('the same, the first time after a start', first, CHECK_GOAL_MS);
}

function tell(work: string, ms: number, most: number | 'not set' = GOAL_MS): void {
  const goal = most === 'not set' ? most : `≤ ${most} ms`;
  const holds = most === 'not set' || ms <= most;
  lines.push({ work, goal, measured: `${ms.toFixed(1)} ms`, holds });
}

/** Five schools with the closings of one year. */
function schoolsSource(): CalendarSource {
  const [school] = schoolSource().organizations;
  const ids = Array.from({ length: SCHOOLS }, (_, place) => place + 1);
  return {
    organizations: ids.flatMap((id) => (school ? { ...school, id } : [])),
    closings: ids.flatMap((organizationId) =>
      schoolClosings.map((closing) => ({ ...closing, organizationId })),
    ),
  };
}

/** So many sessions on Tuesdays and Thursdays; of every eleven one is missed, one short, and one makes up for the miss. */
function sessionsOfYear(place: number): LedgerSession[] {
  const sessions: LedgerSession[] = [];
  let missedOn = '';
  for (let day = '2026-09-03'; sessions.length < SESSIONS; day = plusDays(day, 1)) {
    if (isWeekend(day)) continue;
    const turn = (sessions.length + place) % 11;
    if (turn === 5 && missedOn !== '') {
      sessions.push(owedSession(day, { makesUpFor: momentOn(missedOn) }));
    } else if (['Tuesday', 'Thursday'].includes(weekdayOf(day))) {
      const missed = { status: 'cancelled', missedReason: 'provider-absent' } as const;
      const isPlanned = day > '2027-02-10';
      if (turn === 3) missedOn = day;
      const become = turn === 3 ? missed : turn === 7 ? { duration: 20 } : {};
      sessions.push(owedSession(day, isPlanned ? { status: 'scheduled' } : become));
    }
  }
  return sessions;
}

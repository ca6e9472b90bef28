import type { Client } from '#domain/caseload/clients/client.ts';
import { othersNamedInNote } from '#domain/caseload/groups/names-in-note.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { noteSections, soapSectionLabels } from '#domain/clinical/notes/note-words.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { leastTrials } from '#domain/clinical/results/criterion-met.ts';
import { countedMarks } from '#domain/clinical/results/marks.ts';
import type { Recorded } from '#domain/clinical/results/recorded.ts';
import {
  type Day,
  dayOf,
  formatDay,
  formatTime,
  type Instant,
  type TimeZone,
} from '#domain/platform/dates.ts';
import { daysAfterService, isLate } from './late-entry.ts';
import type { NoteText } from './note-reading.ts';

type NoteSection = (typeof noteSections)[number];

const sectionLabels: Record<NoteSection, string> = { notes: 'Notes', ...soapSectionLabels };

/** What the sections of a note say. */
export type SectionTexts = Readonly<Partial<Record<NoteSection, string | null>>>;

/** From how many signs on equal words are told: shorter ones are alike by themselves. */
const LEAST_ALIKE = 40;

/** What is known beside a note that is about to be signed. */
export interface BesideNote {
  clientId: number;
  date: Instant;
  status: SessionStatus;
  now: Instant;
  timeZone: TimeZone;
  /** After how many days it is a late entry. */
  lateNoteDays: number;
  sections: SectionTexts;
  /** What the child's last signed note said, and of which day it is. */
  last: { on: Day; sections: SectionTexts } | undefined;
  /** What the notes of the other children of the group say; never whose they are. */
  others: readonly SectionTexts[];
  /** The other children of the meeting. */
  children: readonly Pick<Client, 'id' | 'firstName'>[];
  /** What is written anywhere in the note, with its heading. */
  texts: readonly NoteText[];
  /** When other sessions begin that take the therapist's time meanwhile, the earliest first; never whose they are. */
  overlapping: readonly Pick<Session, 'date'>[];
  goals: readonly (Pick<Goal, 'name' | 'measure' | 'minimumTrials' | 'opportunities'> &
    Pick<Recorded, 'marks'>)[];
  plan: Pick<Plan, 'program' | 'startsOn' | 'endsOn'> | undefined;
  progress: string | null;
}

/** What the dialog says before a note is signed, which nothing of it stops: sentences without their full stop. */
export function signWarnings(beside: BesideNote): string[] {
  return [
    ...lateWarning(beside),
    ...overlapWarning(beside),
    ...sameWords(beside),
    ...otherNames(beside),
    ...planWarnings(beside),
    ...beside.goals.flatMap(fewTrials),
  ];
}

function lateWarning({ date, now, timeZone, lateNoteDays }: BesideNote): string[] {
  if (!isLate(date, now, timeZone, lateNoteDays)) return [];
  return [
    `The session was ${daysAgo(daysAfterService(date, now, timeZone))}, so the note is labeled “Late entry”`,
  ];
}

function daysAgo(days: number): string {
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

function overlapWarning({ overlapping, timeZone }: BesideNote): string[] {
  if (overlapping.length === 0) return [];
  const others = overlapping.length === 1 ? 'another session' : `${overlapping.length} other sessions`;
  const times = [...new Set(overlapping.map(({ date }) => formatTime(date, timeZone)))];
  return [`The session overlaps ${others} (${times.join(', ')})`];
}

function sameWords({ sections, last, others }: BesideNote): string[] {
  return noteSections.flatMap((section) => {
    const label = sectionLabels[section];
    if (isSame(sections[section], last?.sections[section]) && last) {
      return [`${label} has the same words as the note of ${formatDay(last.on)}`];
    }
    if (others.some((other) => isSame(sections[section], other[section]))) {
      return [`${label} has the same words as the note of another child of the group`];
    }
    return [];
  });
}

/** No name of another child belongs into a child's note; a first name may be a word as well, so that it is told alone. */
function otherNames({ texts, clientId, children }: BesideNote): string[] {
  return texts.flatMap(({ title, text }) =>
    othersNamedInNote(text, clientId, children).map(
      ({ firstName }) => `${title} names ${firstName.trim()}, another child of the group`,
    ),
  );
}

/** Whether two sections say the same at some length, spaces and case aside. */
export function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  const words = plain(one);
  return words.length >= LEAST_ALIKE && words === plain(other);
}

function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function planWarnings({ plan, date, timeZone, progress, status }: BesideNote): string[] {
  if (plan === undefined) return [];
  const on = dayOf(date, timeZone);
  const isOutside = on < plan.startsOn || on > plan.endsOn;
  const lacksProgress = plan.program === 'cpse' && status === 'completed' && progress === null;
  return [
    ...(isOutside ? ['The session lies outside of the days of its plan'] : []),
    ...(lacksProgress ? ['A preschool note (CPSE) says how the child progressed: nothing is chosen'] : []),
  ];
}

function fewTrials(goal: BesideNote['goals'][number]): string[] {
  const [marked, least] = [countedMarks(goal.marks ?? []).length, leastTrials(goal)];
  if (marked === 0 || marked >= least) return [];
  return goal.measure === 'trials'
    ? [`${goal.name} has ${marked} of at least ${least} trials`]
    : [`${goal.name} has marks for ${marked} of ${least} opportunities`];
}

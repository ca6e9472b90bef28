import type { Client } from '#domain/caseload/clients/client.ts';
import { othersNamedInNote } from '#domain/caseload/groups/names-in-note.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { noteSections, soapSectionLabels } from '#domain/clinical/notes/note-labels.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { leastTrials } from '#domain/clinical/results/criterion-met.ts';
import { countedMarks } from '#domain/clinical/results/marks.ts';
import type { Recorded } from '#domain/clinical/results/recorded.ts';
import { countOf } from '#domain/platform/count-of.ts';
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

/** The texts of a note's sections. */
export type SectionTexts = Readonly<Partial<Record<NoteSection, string | null>>>;

/** The length from which equal texts are reported: shorter ones are often equal by chance. */
const SHORTEST_REPEAT = 40;

/** The data around a note that is about to be signed. */
export interface SigningContext {
  clientId: number;
  date: Instant;
  status: SessionStatus;
  now: Instant;
  timeZone: TimeZone;
  /** The number of days after which it is a late entry. */
  lateNoteDays: number;
  sections: SectionTexts;
  /** The sections of the child's last signed note, and its day. */
  last: { on: Day; sections: SectionTexts } | undefined;
  /** The sections of the notes of the other children in the group, without names. */
  others: readonly SectionTexts[];
  /** The other children of the session's group. */
  children: readonly Pick<Client, 'id' | 'firstName'>[];
  /** Every text of the note, with its heading. */
  texts: readonly NoteText[];
  /** The start of the therapist's other sessions at the same time, earliest first, without names. */
  overlapping: readonly Pick<Session, 'date'>[];
  goals: readonly (Pick<Goal, 'name' | 'measure' | 'minimumTrials' | 'opportunities'> &
    Pick<Recorded, 'marks'>)[];
  plan: Pick<Plan, 'program' | 'startsOn' | 'endsOn'> | undefined;
  progress: string | null;
}

/**
 * Returns the warnings shown before a note is signed, as sentences without a period. None of them prevents
 * signing.
 */
export function signWarnings(context: SigningContext): string[] {
  return [
    ...lateWarning(context),
    ...overlapWarning(context),
    ...sameTextWarnings(context),
    ...otherNameWarnings(context),
    ...planWarnings(context),
    ...context.goals.flatMap(fewTrialsWarning),
  ];
}

function lateWarning({ date, now, timeZone, lateNoteDays }: SigningContext): string[] {
  if (!isLate(date, now, timeZone, lateNoteDays)) return [];
  const days = countOf(daysAfterService(date, now, timeZone), 'day');
  return [`The session was ${days} ago, so the note is labeled “Late entry”`];
}

function overlapWarning({ overlapping, timeZone }: SigningContext): string[] {
  if (overlapping.length === 0) return [];
  const others = overlapping.length === 1 ? 'another session' : `${overlapping.length} other sessions`;
  const times = [...new Set(overlapping.map(({ date }) => formatTime(date, timeZone)))];
  return [`The session overlaps ${others} (${times.join(', ')})`];
}

function sameTextWarnings({ sections, last, others }: SigningContext): string[] {
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

/**
 * Another child's name does not belong in a child's note. A first name can also be a word, so it is only a
 * warning.
 */
function otherNameWarnings({ texts, clientId, children }: SigningContext): string[] {
  return texts.flatMap(({ title, text }) =>
    othersNamedInNote(text, clientId, children).map(
      ({ firstName }) => `${title} names ${firstName.trim()}, another child of the group`,
    ),
  );
}

/** Returns whether two longer sections are equal, ignoring spaces and case. */
export function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  const words = plain(one);
  return words.length >= SHORTEST_REPEAT && words === plain(other);
}

function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function planWarnings({ plan, date, timeZone, progress, status }: SigningContext): string[] {
  if (plan === undefined) return [];
  const on = dayOf(date, timeZone);
  const isOutside = on < plan.startsOn || on > plan.endsOn;
  const lacksProgress = plan.program === 'cpse' && status === 'completed' && progress === null;
  return [
    ...(isOutside ? ['The session lies outside of the days of its plan'] : []),
    ...(lacksProgress ? ['A preschool note (CPSE) says how the child progressed: nothing is chosen'] : []),
  ];
}

function fewTrialsWarning(goal: SigningContext['goals'][number]): string[] {
  const [marked, least] = [countedMarks(goal.marks ?? []).length, leastTrials(goal)];
  if (marked === 0 || marked >= least) return [];
  return goal.measure === 'trials'
    ? [`${goal.name} has ${marked} of at least ${least} trials`]
    : [`${goal.name} has marks for ${marked} of ${least} opportunities`];
}

import type { Session } from '#domain/caseload/sessions/session.ts';
import { noteSections } from '#domain/clinical/notes/note-labels.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { PlanProgram } from '#domain/clinical/plans/plan-labels.ts';
import type { Instant } from '#domain/platform/dates.ts';

export type NoteTexts = Pick<
  SessionNote,
  'activity' | 'subjective' | 'objective' | 'assessment' | 'planText'
>;

/** What is about to be signed, with the status that the session will have. */
export interface ToSign {
  session: Pick<Session, 'date' | 'status' | 'type' | 'notes'> & Partial<Pick<Session, 'missedReason'>>;
  note: NoteTexts & Pick<SessionNote, 'setting' | 'groupSize' | 'coTreatedWith' | 'coTreatmentReason'>;
  /** The number of goals with a result. */
  results: number;
  /** The program of the plan under which the child was seen. */
  program: PlanProgram | undefined;
  now: Instant;
}

/** The programs that require the place of service. */
const programsWithSetting: readonly (PlanProgram | undefined)[] = ['iep', 'cpse', 'iesp'];

interface Refusal {
  when: (toSign: ToSign) => boolean;
  text: string;
}

/** Reasons against signing, in the order in which they are checked. */
const refusals: readonly Refusal[] = [
  { when: ({ session, now }) => session.date > now, text: 'A session that has not begun cannot be signed' },
  { when: ({ session }) => session.status === 'scheduled', text: 'Say first what became of this session' },
  {
    when: (toSign) => isHeld(toSign) && toSign.results === 0 && !hasText(toSign),
    text: 'A note needs data for a goal or some words',
  },
  {
    when: ({ note, program, ...rest }) =>
      isHeld(rest) && note.setting === null && programsWithSetting.includes(program),
    text: 'Choose where the session took place',
  },
  {
    when: (toSign) => isHeld(toSign) && toSign.session.type === 'group' && toSign.note.groupSize === null,
    text: 'Say how many children were in the group',
  },
  {
    when: (toSign) => !isHeld(toSign) && !hasText(toSign) && toSign.session.missedReason == null,
    text: 'Say why the session did not take place',
  },
  {
    when: (toSign) => !isHeld(toSign) && toSign.results > 0,
    text: 'A session that did not take place cannot have data',
  },
  {
    when: ({ note }) => isFilled(note.coTreatedWith) && !isFilled(note.coTreatmentReason),
    text: 'Say why you treated together',
  },
];

/** Returns why a note cannot be signed, as a sentence; undefined if it can. */
export function signRefusal(toSign: ToSign): string | undefined {
  return refusals.find(({ when }) => when(toSign))?.text;
}

function isHeld({ session }: Pick<ToSign, 'session'>): boolean {
  return session.status === 'completed';
}

function hasText({ session, note }: Pick<ToSign, 'session' | 'note'>): boolean {
  const texts = { ...note, notes: session.notes };
  return [note.activity, ...noteSections.map((section) => texts[section])].some(isFilled);
}

function isFilled(text: string | null): boolean {
  return (text ?? '').trim() !== '';
}

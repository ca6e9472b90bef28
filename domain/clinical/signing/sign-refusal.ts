import type { Session } from '#domain/caseload/sessions/session.ts';
import { noteSections } from '#domain/clinical/notes/note-words.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { PlanProgram } from '#domain/clinical/plans/plan-words.ts';
import type { Instant } from '#domain/platform/dates.ts';

export type NoteWords = Pick<
  SessionNote,
  'activity' | 'subjective' | 'objective' | 'assessment' | 'planText'
>;

/** What is about to be signed, with the status that the session is to have. */
export interface ToSign {
  session: Pick<Session, 'date' | 'status' | 'type' | 'notes'>;
  note: NoteWords & Pick<SessionNote, 'setting' | 'groupSize' | 'coTreatedWith' | 'coTreatmentReason'>;
  /** How many goals have a result. */
  results: number;
  /** The program of the plan under which the child was seen. */
  program: PlanProgram | undefined;
  now: Instant;
}

/** The programs for which the place of service is asked. */
const programsWithSetting: readonly (PlanProgram | undefined)[] = ['iep', 'cpse', 'iesp'];

interface Refusal {
  when: (toSign: ToSign) => boolean;
  text: string;
}

/** Why something cannot be signed yet, in the order in which it is told. */
const refusals: readonly Refusal[] = [
  { when: ({ session, now }) => session.date > now, text: 'A session that has not begun cannot be signed' },
  { when: ({ session }) => session.status === 'scheduled', text: 'Say first what became of this session' },
  {
    when: (toSign) => isHeld(toSign) && toSign.results === 0 && !hasWords(toSign),
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
    when: (toSign) => !isHeld(toSign) && !hasWords(toSign),
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

/** Why a note cannot be signed as it is, as a sentence; undefined when it can. */
export function signRefusal(toSign: ToSign): string | undefined {
  return refusals.find(({ when }) => when(toSign))?.text;
}

function isHeld({ session }: Pick<ToSign, 'session'>): boolean {
  return session.status === 'completed';
}

function hasWords({ session, note }: Pick<ToSign, 'session' | 'note'>): boolean {
  const said = { ...note, notes: session.notes };
  return [note.activity, ...noteSections.map((section) => said[section])].some(isFilled);
}

function isFilled(text: string | null): boolean {
  return (text ?? '').trim() !== '';
}

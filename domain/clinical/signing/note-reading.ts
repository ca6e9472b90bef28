import { sessionStatusLabels, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { progressLabels } from '#domain/clinical/notes/note-words.ts';
import { planSettingLabels } from '#domain/clinical/plans/plan-words.ts';
import { formatDay, formatTime } from '#domain/platform/dates.ts';
import type { UnsignedNote } from './signed-note.ts';

// How a note reads, on the screen and on paper, from what is signed alone: nothing of it is looked up elsewhere.

interface NoteFact {
  label: string;
  text: string;
}

/** What a note says of its session, each with the word that stands above it where there is room. */
export function noteFacts(note: UnsignedNote): NoteFact[] {
  const facts: [label: string, text: string | null | undefined][] = [
    ['Date and time', timesOf(note)],
    ['Type', sessionTypeLabels[note.type]],
    ['Status', sessionStatusLabels[note.status]],
    ['Setting', note.setting && planSettingLabels[note.setting]],
    ['Group size', note.groupSize === null ? null : `Group of ${note.groupSize}`],
    ['Make-up', note.makeUpFor && `Makes up for ${formatDay(note.makeUpFor)}`],
    ['Plan', note.plan?.title],
    ['Progress', note.progress && progressLabels[note.progress]],
    ['Signing', note.isLate ? 'Late entry' : null],
  ];
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** A part of a note that somebody wrote. */
export interface NoteText {
  title: string;
  text: string;
}

/** What was written in a note, in the order in which it is read. */
export function noteTexts(note: UnsignedNote): NoteText[] {
  const texts: [title: string, text: string | null][] = [
    ['Activity', note.activity],
    ['Notes', note.notes],
    ['Subjective', note.subjective],
    ['Objective', note.objective],
    ['Assessment', note.assessment],
    ['Plan', note.planText],
    ['Treated with', note.coTreatedWith],
    ['Why together', note.coTreatmentReason],
    ['Why it is late', note.lateReason],
    ['Why it was corrected', note.correctionReason],
    ['Diagnosis codes', note.diagnosisCodes.join(', ')],
    ['Procedure codes', note.procedureCodes.join(', ')],
  ];
  return texts.flatMap(([title, text]) => (text ? [{ title, text }] : []));
}

function timesOf({ date, start, endDate, end, minutes }: UnsignedNote): string {
  const until = endDate === date ? clockTime(end) : `${formatDay(endDate)}, ${clockTime(end)}`;
  return `${formatDay(date)}, ${clockTime(start)}–${until} (${minutes} min)`;
}

/** "8:30 AM" for "08:30": what is signed is a time of the practice's clock, not a moment. */
function clockTime(time: string): string {
  return formatTime(`2000-01-01T${time}:00.000Z`, 'UTC');
}

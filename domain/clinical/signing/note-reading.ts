import { missedReasonLabels } from '#domain/caseload/sessions/missed-reason.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { progressLabels } from '#domain/clinical/notes/note-labels.ts';
import { noteTitles } from '#domain/clinical/notes/session-note.ts';
import { planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay, formatTime } from '#domain/platform/dates.ts';
import type { UnsignedNote } from './signed-note.ts';

// The layout of a note on screen and on paper, from the signed data alone: nothing is looked up elsewhere.

interface NoteFact {
  label: string;
  text: string;
}

/** Returns a note's facts about its session, each with a label. */
export function noteFacts(note: UnsignedNote): NoteFact[] {
  const facts: [label: string, text: string | null | undefined][] = [
    ['Date and time', timesOf(note)],
    ['Type', sessionTypeLabels[note.type]],
    ['Status', sessionStatusLabels[note.status]],
    ['Reason', note.missedReason && missedReasonLabels[note.missedReason]],
    ['Setting', note.setting && planSettingLabels[note.setting]],
    ['Group size', note.groupSize === null ? null : `Group of ${note.groupSize}`],
    ['Make-up', note.makeUpFor && `Makes up for ${formatDay(note.makeUpFor)}`],
    ['Plan', note.plan?.title],
    ['Progress', note.progress && progressLabels[note.progress]],
    ['Signing', note.isLate ? 'Late entry' : null],
  ];
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** A written section of a note. */
export interface NoteText {
  title: string;
  text: string;
}

/** Returns the written sections of a note, in reading order. */
export function noteTexts(note: UnsignedNote): NoteText[] {
  return noteTitles.flatMap(([field, title]) => {
    const written = note[field];
    const text = typeof written === 'string' ? written : written?.join(', ');
    return text ? [{ title, text }] : [];
  });
}

/** Returns every written text of a note, also the comments on its goals. */
export function writtenTexts(note: UnsignedNote): NoteText[] {
  const comments = note.goals.map(({ name, comment }) => ({ title: name, text: comment ?? '' }));
  return [...noteTexts(note), ...comments];
}

function timesOf({ date, start, endDate, end, minutes }: UnsignedNote): string {
  const until = endDate === date ? clockTime(end) : `${formatDay(endDate)}, ${clockTime(end)}`;
  return `${formatDay(date)}, ${clockTime(start)}–${until} (${minutes} min)`;
}

/** Formats "08:30" as "8:30 AM": what is signed is local time, not a moment. */
function clockTime(time: string): string {
  return formatTime(`2000-01-01T${time}:00.000Z`, 'UTC');
}

import { progressLabels, soapSectionLabels, soapSections } from '#domain/clinical/notes/note-labels.ts';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay } from '#domain/platform/dates.ts';

/** Returns a note's text with the title of each section; Notes alone have none. */
export function noteText(content: NoteContent): string {
  return titledText(partsOf(content));
}

/** Returns the texts and facts of a draft that differ from those of the note, if there is one; Notes alone have no title. */
export function leftText(draft: Partial<NoteContent>, note: Partial<NoteContent> | undefined): string {
  const known = note ? [...partsOf(note), ...factsOf(note)] : [];
  const left = [...partsOf(draft), ...factsOf(draft)].filter(
    ({ label, text }) => !known.some((part) => part.label === label && part.text === text),
  );
  return titledText(left);
}

interface Part {
  label: string;
  text: string;
}

function titledText(parts: readonly Part[]): string {
  const [first] = parts;
  if (parts.length === 1 && first?.label === 'Notes') return first.text;
  return parts.map(({ label, text }) => `${label}: ${text}`).join('\n');
}

function partsOf(content: Partial<NoteContent>): Part[] {
  return labeled([
    ['Activity', content.activity],
    ['Notes', content.notes],
    ...soapSections.map((section) => [soapSectionLabels[section], content[section]] as const),
    ['Treated together with', content.coTreatedWith],
  ]);
}

function factsOf(content: Partial<NoteContent>): Part[] {
  const { setting, groupSize, makeUpFor, progress, diagnosisCodes, procedureCodes } = content;
  return labeled([
    ['Why together', content.coTreatmentReason],
    ['Setting', setting && planSettingLabels[setting]],
    ['Group size', groupSize && `Group of ${groupSize}`],
    ['Makes up for', makeUpFor && formatDay(makeUpFor)],
    ['Progress', progress && progressLabels[progress]],
    ['Diagnosis codes', diagnosisCodes?.join(', ')],
    ['Procedure codes', procedureCodes?.join(', ')],
  ]);
}

function labeled(parts: (readonly [label: string, text: string | number | null | undefined])[]): Part[] {
  return parts.flatMap(([label, text]) => {
    const trimmed = String(text ?? '').trim();
    return trimmed === '' ? [] : [{ label, text: trimmed }];
  });
}

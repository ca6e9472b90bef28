import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections } from '#domain/clinical/documents/document-sections.ts';
import { formatDay, isDay } from '#domain/platform/dates.ts';
import type { WrittenDocument } from './document-content.ts';
import { scoreColumns } from './score-columns.ts';

/** The words of a document as they are shown beside another version, each section under its name. */
export function toldDocument(
  { kind, filled }: Pick<ClinicalDocument, 'kind' | 'filled'>,
  content: WrittenDocument,
): string {
  const titles = new Map(documentSections[kind].map(({ key, title }) => [key, title]));
  const names = new Map(filled.goals.map(({ goalPosition, name }) => [goalPosition, name]));
  return [
    `${content.title}, ${shownDay(content.fromOn)} to ${shownDay(content.untilOn)}`,
    ...(content.dueOn ? [`Due: ${shownDay(content.dueOn)}`] : []),
    ...content.sections.map(({ key, text }) => `${titles.get(key) ?? key}: ${text.trim()}`),
    ...content.marks.map(({ goalPosition, code, comment, plainLine }) =>
      [names.get(goalPosition) ?? 'Goal', code, comment, plainLine].filter(Boolean).join(': '),
    ),
    ...content.scores.map((row) =>
      scoreColumns.flatMap(([name, label]) => (row[name] ? [`${label}: ${row[name]}`] : [])).join(' · '),
    ),
  ].join('\n');
}

/** A day as it is read; while it is typed, it may be none yet. */
function shownDay(day: string): string {
  return isDay(day) ? formatDay(day) : day;
}

import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections } from '#domain/clinical/documents/document-sections.ts';
import { formatDay, isDay } from '#domain/platform/dates.ts';
import type { WrittenDocument } from './document-content.ts';
import { scoreColumns } from './score-columns.ts';

/** Returns a document's text for comparison with another version, each section under its title. */
export function documentText(
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

/** Formats a day; a partly typed one is returned as it is. */
function shownDay(day: string): string {
  return isDay(day) ? formatDay(day) : day;
}

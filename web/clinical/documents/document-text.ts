import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections } from '#domain/clinical/documents/document-sections.ts';
import { formatDay, isDay } from '#domain/platform/dates.ts';
import { sentContent, type WrittenDocument } from './document-content.ts';
import { scoreText } from './score-columns.ts';

type Described = Pick<ClinicalDocument, 'kind' | 'filled'>;

/** Returns a document's text for comparison with another version, each section under its title. */
export function documentText(document: Described, content: WrittenDocument): string {
  return linesOf(content, document).join('\n');
}

/** Returns the lines of a draft that are not in the document, if it still exists. */
export function leftDocumentText(draft: WrittenDocument, document: ClinicalDocument | undefined): string {
  const known = document ? linesOf(document, document) : [];
  return linesOf(sentContent(draft), document)
    .filter((line) => !known.includes(line))
    .join('\n');
}

function linesOf(content: WrittenDocument, document: Described | undefined): string[] {
  const sections = document ? documentSections[document.kind] : Object.values(documentSections).flat();
  const titles = new Map(sections.map(({ key, title }) => [key, title]));
  const names = new Map(document?.filled.goals.map(({ goalPosition, name }) => [goalPosition, name]));
  return [
    `${content.title}, ${shownDay(content.fromOn)} to ${shownDay(content.untilOn)}`,
    ...(content.dueOn ? [`Due: ${shownDay(content.dueOn)}`] : []),
    ...content.sections.map(({ key, text }) => `${titles.get(key) ?? key}: ${text.trim()}`),
    ...content.marks.map(({ goalPosition, code, comment, plainLine }) =>
      [names.get(goalPosition) ?? 'Goal', code, comment, plainLine].filter(Boolean).join(': '),
    ),
    ...content.scores.map(scoreText),
  ];
}

/** Formats a day; a partly typed one is returned as it is. */
function shownDay(day: string): string {
  return isDay(day) ? formatDay(day) : day;
}

import type { ClinicalDocument } from '#domain/documents/document.ts';
import { documentSections } from '#domain/documents/document-words.ts';
import type { WrittenDocument } from './document-content.ts';

/** The words of a document as they are shown beside another version, each section under its name. */
export function toldDocument(
  { kind, filled }: Pick<ClinicalDocument, 'kind' | 'filled'>,
  content: WrittenDocument,
): string {
  const titles = new Map(documentSections[kind].map(({ key, title }) => [key, title]));
  const names = new Map(filled.goals.map(({ goalPosition, name }) => [goalPosition, name]));
  return [
    `${content.title}, ${content.fromOn} to ${content.untilOn}`,
    ...content.sections.map(({ key, text }) => `${titles.get(key) ?? key}: ${text.trim()}`),
    ...content.marks.map(({ goalPosition, code, comment }) =>
      [names.get(goalPosition) ?? 'Goal', code, comment].filter(Boolean).join(': '),
    ),
    ...content.scores.map(({ test, standard }) => [test, standard].filter(Boolean).join(': ')),
  ].join('\n');
}

import { goalDomainLabels, goalDomains } from '#domain/clinical/goals/goal-domains.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { type ClinicalDocument, SECTION_LIMIT } from './document.ts';
import {
  type DocumentSection,
  documentKindLabels,
  documentSections,
  type SectionKey,
} from './document-sections.ts';
import type { FilledDocument } from './filled-document.ts';

type Sections = ClinicalDocument['sections'];

/** The last signed document of the same kind, from which a new one starts. */
export type EarlierDocument = Pick<ClinicalDocument, 'kind' | 'untilOn' | 'sections' | 'filled'>;

/** Returns what the signed results of the period show, a paragraph for each domain; empty without results. */
export function presentLevels({ goals }: Pick<FilledDocument, 'goals'>): string {
  const measured = goals.filter(({ lastResults }) => lastResults.length > 0);
  return goalDomains
    .flatMap((domain) => {
      const lines = measured
        .filter((goal) => goal.domain === domain)
        .map(({ name, figures }) => `${name}: ${figures}.`);
      return lines.length === 0 ? [] : [[`${goalDomainLabels[domain]}:`, ...lines].join('\n')];
    })
    .join('\n\n');
}

/** Returns the sections that a new document starts with: words of the earlier one, then what the results show. */
export function prefilledSections(
  { kind, filled }: Pick<ClinicalDocument, 'kind' | 'filled'>,
  earlier: EarlierDocument | undefined,
): Sections {
  return documentSections[kind].flatMap((section) => {
    const parts = [earlierText(section, earlier), resultsText(section, filled)].filter(Boolean);
    const text = parts.join('\n\n');
    const fits = text.length <= SECTION_LIMIT ? text : (parts[0] ?? '').slice(0, SECTION_LIMIT);
    return fits === '' ? [] : [{ key: section.key, text: fits }];
  });
}

/**
 * Returns the sections after a document was filled again: figures that nobody edited are renewed, everything else stays.
 */
export function renewedSections(
  { kind, sections, filled: before }: Pick<ClinicalDocument, 'kind' | 'sections' | 'filled'>,
  after: FilledDocument,
): Sections {
  const prefilled = new Map(documentSections[kind].map((section) => [section.key, section]));
  return sections.flatMap(({ key, text }) => {
    const section = prefilled.get(key);
    const was = section ? resultsText(section, before) : '';
    if (!section || was === '' || !holds(text, was)) return [{ key, text }];
    const renewed = text.replace(was, () => resultsText(section, after)).trim();
    return renewed === '' || renewed.length > SECTION_LIMIT ? [{ key, text }] : [{ key, text: renewed }];
  });
}

/** Returns the sources of a section's text that is still as it was prefilled, each as part of a sentence. */
export function prefilledFrom(
  section: DocumentSection,
  text: string,
  { filled, earlier }: { filled: FilledDocument; earlier: EarlierDocument | undefined },
): string[] {
  const [words, results] = [earlierText(section, earlier), resultsText(section, filled)];
  const { held, firstDay } = filled;
  const since = firstDay === null ? '' : ` since ${formatDay(firstDay)}`;
  return [
    earlier && holds(text, words)
      ? `the ${documentKindLabels[earlier.kind].toLowerCase()} until ${formatDay(earlier.untilOn)}`
      : '',
    holds(text, results) ? `${countOf(held, 'session')}${since}` : '',
  ].filter((source) => source !== '');
}

/** Returns a warning for each section that has prefilled words in it, as a sentence without a period. */
export function prefilledWarnings(
  { kind, sections, filled }: Pick<ClinicalDocument, 'kind' | 'sections' | 'filled'>,
  earlier: EarlierDocument | undefined,
): string[] {
  return documentSections[kind].flatMap((section) => {
    const text = textOf(sections, section.key);
    const sources = prefilledFrom(section, text, { filled, earlier });
    return sources.length === 0
      ? []
      : [`${section.title} still has the words that were filled in from ${sources.join(' and from ')}`];
  });
}

/** Returns the words of the earlier document without the figures of its own period. */
function earlierText(section: DocumentSection, earlier: EarlierDocument | undefined): string {
  if (!section.isPulled || earlier === undefined) return '';
  const text = textOf(earlier.sections, section.key);
  const figures = resultsText(section, earlier.filled);
  return holds(text, figures)
    ? text
        .replace(figures, () => '')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : text;
}

function resultsText({ key }: DocumentSection, filled: FilledDocument): string {
  return key === 'presentLevels' ? presentLevels(filled) : '';
}

function textOf(sections: Sections, key: SectionKey): string {
  return sections.find((section) => section.key === key)?.text.trim() ?? '';
}

/** Returns whether a text has these lines, unchanged. */
function holds(text: string, lines: string): boolean {
  return lines !== '' && `\n${text.trim()}\n`.includes(`\n${lines}\n`);
}

import { expect, test } from 'vitest';
import { storedDocument } from '#tests/builders/stored-records.ts';
import type { SectionKey } from './document-sections.ts';
import {
  prefilledSections,
  prefilledWarnings,
  presentLevels,
  renewedSections,
} from './prefilled-sections.ts';

const { filled: empty } = storedDocument();
const goal = {
  ...({ goalPosition: 1, name: 'Cutting on a line', domain: 'fine-motor', isObjective: false } as const),
  ...({ statement: '', status: 'active', statusOn: '2026-09-08', measure: 'trials', criterion: '' } as const),
  ...{ baseline: '', method: null, schedule: null, startsOn: '2026-09-08', targetOn: '2027-06-25' },
  ...{ earlierCriteria: [], figures: '40 of 60 trials (67%) in 8 sessions', lastResults: ['Nov 6: 4 of 5'] },
  ...{ trend: '', suggestedMark: null, suggestionReason: '', plainLine: null, points: [], target: 80 },
  ...{ scale: { lowest: 0, highest: 100, direction: 'up' } as const, baselineValue: 20, earlierMarks: [] },
};
const filled = { ...empty, goals: [goal], held: 8, firstDay: '2026-09-08' };
const later = { ...filled, goals: [{ ...goal, figures: '50 of 70 trials (71%) in 10 sessions' }] };
const figures = 'Fine motor:\nCutting on a line: 40 of 60 trials (67%) in 8 sessions.';
const newFigures = figures.replace('40 of 60 trials (67%) in 8', '50 of 70 trials (71%) in 10');
const words = 'Cuts along a line.\nButtons with help.';

const sections = (text: string, key: SectionKey = 'presentLevels') => (text ? [{ key, text }] : []);
const earlier = {
  kind: 'annual-review',
  untilOn: '2026-06-12',
  sections: sections(words),
  filled: empty,
} as const;
const packet = (text: string, of = filled) =>
  ({ kind: 'annual-review', filled: of, sections: sections(text) }) as const;

test('Results are a paragraph for each domain, and a goal without results is left out', () => {
  const others = [
    { ...goal, name: 'Buttons', domain: 'self-care' as const, figures: '3 of 5' },
    { ...goal, name: 'Copying', lastResults: [] },
    { ...goal, name: 'Pinch', figures: '2 of 5' },
  ];
  expect(presentLevels({ goals: [others[0] ?? goal, goal, ...others.slice(1)] })).toBe(
    `${figures}\nPinch: 2 of 5.\n\nSelf-care:\nButtons: 3 of 5.`,
  );
});

test.each([
  ['earlier words and results', earlier, filled, `${words}\n\n${figures}`],
  ['results before the first signed packet', undefined, filled, figures],
  ['earlier words without results', earlier, empty, words],
  [
    'earlier words without the figures of their own year',
    { ...earlier, sections: sections(`${words}\n\n${figures}\n\nMore.`), filled },
    later,
    `${words}\n\nMore.\n\n${newFigures}`,
  ],
  ['nothing', undefined, empty, ''],
  [
    'earlier words alone where both are too long',
    { ...earlier, sections: sections('a'.repeat(19_990)) },
    filled,
    'a'.repeat(19_990),
  ],
])('The present levels of a new packet are %s', (_, from, of, text) => {
  expect(prefilledSections({ kind: 'annual-review', filled: of }, from)).toEqual(sections(text));
});

test('A progress report starts with no words', () => {
  expect(prefilledSections({ kind: 'progress-report', filled }, earlier)).toEqual([]);
});

test.each([
  ['renews figures that nobody edited', `${words}\n\n${figures}`, later, `${words}\n\n${newFigures}`],
  ['keeps words after them', `${figures}\n\nMine.`, later, `${newFigures}\n\nMine.`],
  ['keeps edited figures', figures.replace('67%', '70%'), later, figures.replace('67%', '70%')],
  ['adds nothing to other words', 'Mine.', later, 'Mine.'],
  ['removes figures that no longer exist', `Mine.\n\n${figures}`, empty, 'Mine.'],
])('Filling again %s', (_, text, after, expected) => {
  expect(renewedSections(packet(text), after)).toEqual(sections(expected));
});

const still = 'Present Levels by Domain still has the words that were filled in from';
test.each([
  [
    'both parts',
    `${words}\n\n${figures}`,
    [`${still} the annual review packet until Jun 12, 2026 and from 8 sessions since Sep 8, 2026`],
  ],
  ['figures among own words', `Mine.\n${figures}\nMine.`, [`${still} 8 sessions since Sep 8, 2026`]],
  ['edited parts', `${words.replace('Cuts', 'Cut')}\n\n${figures.replace('67%', '70%')}`, []],
  ['no words', '', []],
])('Before signing, prefilled words are named: %s', (_, text, warnings) => {
  expect(prefilledWarnings(packet(text), earlier)).toEqual(warnings);
});

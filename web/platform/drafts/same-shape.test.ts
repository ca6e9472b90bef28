import { expect, test } from 'vitest';
import { hasShapeOf } from './same-shape.ts';

const start = {
  title: '',
  clientId: null,
  amount: 0,
  questions: [{ text: '', options: [] }],
  repeat: { isOn: false },
};

test.each([
  ['what the form starts with', start, true],
  ['a client chosen, an amount emptied', { ...start, clientId: 7, amount: null }, true],
  [
    'two questions',
    {
      ...start,
      questions: [
        { text: 'Which hand?', options: [{ text: 'Left' }] },
        { text: '', options: [] },
      ],
    },
    true,
  ],
  ['a question of another version', { ...start, questions: [{ words: 'Which hand?' }] }, false],
  ['a number for a word', { ...start, title: 7 }, false],
  ['an object for a number', { ...start, clientId: { id: 7 } }, false],
  ['no repeat', { ...start, repeat: null }, false],
  ['nothing', null, false],
])('%s', (_what, kept, isIt) => {
  expect(hasShapeOf(kept, start)).toBe(isIt);
});

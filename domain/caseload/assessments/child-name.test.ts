import { expect, test } from 'vitest';
import { withoutName } from './child-name.ts';

const asked = { title: 'Grip', description: null, questions: [] };

test.each([
  ['Does Ivy hold a pencil?', 'Does the child hold a pencil?'],
  ['Ivy holds a pencil', 'The child holds a pencil'],
  ["Ivy's hand", "The child's hand"],
  ['Mornings of Ivy Sample', 'Mornings of the child'],
  ['At the Sample house', 'At the the child house'],
  ['Poison Ivyleaf', 'Poison Ivyleaf'],
  ['ivy on the wall', 'ivy on the wall'],
])('%j becomes %j', (text, expected) => {
  const question = { text, type: 'text' } as const;
  const { title, questions } = withoutName(
    { ...asked, title: text, questions: [question] },
    { firstName: 'Ivy', lastName: 'Sample' },
  );
  expect([title, questions[0]?.text]).toEqual([expected, expected]);
});

test('The title, description and questions are all searched, and content without the name is returned unchanged', () => {
  const child = { firstName: 'Zoë', lastName: 'O.Neil' };
  const { questions, description } = withoutName(
    {
      ...asked,
      description: 'Asked of Zoë',
      questions: [
        { text: 'Who?', type: 'multiple_choice', options: ['Zoë', 'Zoëlle'] },
        { text: 'How?', type: 'scale', lowAnchor: 'As O.Neil', highAnchor: 'As OxNeil' },
      ],
    },
    child,
  );
  expect(description).toBe('Asked of the child');
  expect(questions).toMatchObject([
    { options: ['The child', 'Zoëlle'] },
    { lowAnchor: 'As the child', highAnchor: 'As OxNeil' },
  ]);
  expect(withoutName(asked, child)).toBe(asked);
});

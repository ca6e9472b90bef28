import { expect, test } from 'vitest';
import { headlineLetters, linesOf } from './letter-shapes.ts';
import { drawSharePicture } from './share-picture.ts';

const card = {
  image: '/share/home.png',
  title: 'Occupational Therapy for Extraordinarily Longwinded Practices & Their <Friends>',
  practiceName: 'Tall Trees Therapy',
  footer: 'Nassau and Suffolk',
};

test('a share picture is a PNG of 1200 by 630', async () => {
  const png = await drawSharePicture(card, 3);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('lines are no wider than asked, words stay whole', () => {
  const lines = linesOf(card.title, headlineLetters, 60, 600);
  expect(lines.join(' ')).toBe(card.title);
  for (const line of lines) expect(headlineLetters.widthOf(line, 60)).toBeLessThanOrEqual(600);
  expect(linesOf('Incomprehensibilities', headlineLetters, 60, 100)).toEqual(['Incomprehensibilities']);
});

import { expect, test } from 'vitest';
import { headlineLetters, linesOf, shortened, textLetters } from './letter-shapes.ts';
import { drawSharePicture } from './share-picture.ts';

const card = {
  image: '/share/home.png',
  title: 'Occupational Therapy for Extraordinarily Longwinded Practices & Their <Friends>',
  practiceName: 'Tall Trees Therapy',
  footer: 'Nassau and Suffolk',
  logo: null,
  portrait: null,
  accent: 'teal' as const,
};

test('A share picture is a PNG of 1200 by 630', async () => {
  const png = await drawSharePicture(card, 3);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('Lines fit the width, and words stay whole', () => {
  const lines = linesOf(card.title, headlineLetters, 60, 600);
  expect(lines.join(' ')).toBe(card.title);
  for (const line of lines) expect(headlineLetters.widthOf(line, 60)).toBeLessThanOrEqual(600);
  expect(linesOf('Incomprehensibilities', headlineLetters, 60, 100)).toEqual(['Incomprehensibilities']);
});

test('A long practice name fits its line, truncated at a word if there is one', () => {
  const name = 'The Extraordinarily Longwinded Pediatric Occupational Therapy Practice of Greater Nassau';
  const line = shortened(name, textLetters, 24, 574);
  expect(textLetters.widthOf(line, 24)).toBeLessThanOrEqual(574);
  expect(line).toMatch(/^The Extraordinarily Longwinded [\w ]+\w…$/);
  expect(shortened('Tall Trees Therapy', textLetters, 24, 574)).toBe('Tall Trees Therapy');
  const word = shortened('Incomprehensibilities'.repeat(9), textLetters, 24, 574);
  expect(textLetters.widthOf(word, 24)).toBeLessThanOrEqual(574);
});

test('Letters missing in the typeface are drawn in another one', () => {
  const place = { x: 0, y: 0, size: 24, color: 'black' };
  const drawn = [...'ŁęễйΩ'].map((letter) => textLetters.shapesOf(letter, place));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(textLetters.widthOf('Łucja', 24)).toBeGreaterThan(textLetters.widthOf('ucja', 24));
});

import { expect, test } from 'vitest';
import { SharePictures } from './share-pictures.ts';

const home = {
  image: '/share/home.png',
  title: 'Home',
  practiceName: 'Tall Trees',
  footer: 'Nassau',
  logo: null,
  portrait: null,
  accent: 'teal' as const,
};
const noPhoto = async () => undefined;
const about = { ...home, image: '/share/about.png', title: 'About' };

test('Only changed pictures are drawn again', async () => {
  let cards = [home, about];
  const pictures = new SharePictures(() => cards, noPhoto);
  const [before, aboutBefore] = [pictures.at(home.image), pictures.at(about.image)];
  cards = [{ ...home, title: 'Welcome' }, about];
  expect(pictures.at(about.image)).toBe(aboutBefore);
  expect((await pictures.at(home.image))?.tag).not.toBe((await before)?.tag);
});

test('A picture is drawn once for all requests, and only pages have pictures', async () => {
  const pictures = new SharePictures(() => [home], noPhoto);
  const picture = pictures.at(home.image);
  expect(pictures.at(home.image)).toBe(picture);
  expect((await picture)?.headers['content-type']).toBe('image/png');
  expect(pictures.at('/share/1/../home.png')).toBeUndefined();
  expect(pictures.at('constructor')).toBeUndefined();
});

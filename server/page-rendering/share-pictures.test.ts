import { expect, test } from 'vitest';
import { SharePictures } from './share-pictures.ts';

const home = { image: '/share/home.png', title: 'Home', practiceName: 'Tall Trees', footer: 'Nassau' };
const about = { ...home, image: '/share/about.png', title: 'About' };

test('only what changed is drawn again', async () => {
  let cards = [home, about];
  const pictures = new SharePictures(() => cards);
  expect(pictures.at(home.image)).toBeUndefined();

  pictures.redraw();
  const [before, aboutBefore] = [pictures.at(home.image), pictures.at(about.image)];
  cards = [{ ...home, title: 'Welcome' }, about];
  pictures.redraw();
  expect(pictures.at(about.image)).toBe(aboutBefore);
  expect((await pictures.at(home.image))?.tag).not.toBe((await before)?.tag);
});

test('a picture is drawn without being asked for, and asking draws none', async () => {
  let asked = 0;
  const pictures = new SharePictures(() => {
    asked += 1;
    return [home];
  });
  pictures.redraw();
  expect((await pictures.at(home.image))?.headers['content-type']).toBe('image/png');
  expect(pictures.at('/share/1/../home.png')).toBeUndefined();
  expect(pictures.at('constructor')).toBeUndefined();
  expect(asked).toBe(1);
});

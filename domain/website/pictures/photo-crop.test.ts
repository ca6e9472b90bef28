import { describe, expect, test } from 'vitest';
import { croppedPart, mostZoom, wholePhoto } from './photo-crop.ts';

const tall = { width: 1200, height: 2000 };
const wide = { width: 2400, height: 1200 };

describe('The visible part of a photo', () => {
  test.each([
    ['a tall photo, as it comes', tall, wholePhoto, [0, 280, 1200, 1440]],
    ['its top', tall, { ...wholePhoto, down: 0 }, [0, 0, 1200, 1440]],
    ['its bottom', tall, { ...wholePhoto, down: 100 }, [0, 560, 1200, 1440]],
    ['a wide photo, as it comes', wide, wholePhoto, [700, 0, 1000, 1200]],
    ['its right', wide, { ...wholePhoto, across: 100 }, [1400, 0, 1000, 1200]],
    ['twice as near, in a corner', wide, { zoom: 200, across: 0, down: 100 }, [0, 600, 500, 600]],
    ['nearer than its pixels allow', wide, { zoom: 400, across: 0, down: 0 }, [0, 0, 400, 480]],
    ['the smallest photo', { width: 400, height: 480 }, { zoom: 400, across: 9, down: 9 }, [0, 0, 400, 480]],
    ['one of odd sides', { width: 401, height: 483 }, wholePhoto, [0, 1, 401, 481]],
  ])('%s', (_name, photo, crop, part) => {
    const { left, top, width, height } = croppedPart(photo, crop);
    expect([left, top, width, height]).toEqual(part);
  });
});

test.each([
  [tall, 300],
  [{ width: 6000, height: 6000 }, 400],
  [{ width: 400, height: 480 }, 100],
])('The maximum zoom of %o is %d percent', (photo, most) => {
  expect(mostZoom(photo)).toBe(most);
});

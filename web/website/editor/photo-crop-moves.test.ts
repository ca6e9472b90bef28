import { expect, test } from 'vitest';
import { wholePhoto } from '#domain/website/pictures/photo-crop.ts';
import { movedCrop, type PhotoMove, roundedCrop } from './photo-crop-moves.ts';

// Of the wide photo 1000 pixels are shown in the frame of 200, and 1400 are cut off.
const wide = { width: 2400, height: 1200 };
const tall = { width: 1200, height: 2000 };
const middle = { x: 100, y: 120 };
const moved = (x: number, y: number, zoomBy = 1, from = middle): PhotoMove => ({
  from,
  to: { x: from.x + x, y: from.y + y },
  zoomBy,
  frameWidth: 200,
});

test.each([
  ['a drag to the left shows more of the right', wide, wholePhoto, moved(-28, 0), [100, 60, 50]],
  ['a drag to the right shows more of the left', wide, wholePhoto, moved(28, 0), [100, 40, 50]],
  ['a drag goes no further than the side', wide, wholePhoto, moved(900, 0), [100, 0, 50]],
  [
    'a drag up changes nothing where the whole height is shown',
    wide,
    wholePhoto,
    moved(0, -50),
    [100, 50, 50],
  ],
  ['a drag down shows more of the top', tall, wholePhoto, moved(0, 280 / 6), [100, 50, 0]],
  ['a pinch in the middle keeps the middle', wide, wholePhoto, moved(0, 0, 2), [200, 50, 50]],
  ['a pinch in the corner keeps the corner', wide, wholePhoto, moved(0, 0, 2, { x: 0, y: 0 }), [200, 37, 0]],
  ['a pinch goes no nearer than the pixels allow', wide, wholePhoto, moved(0, 0, 9), [250, 50, 50]],
  [
    'a pinch goes no farther than the whole photo',
    wide,
    { zoom: 200, across: 0, down: 0 },
    moved(0, 0, 0.1),
    [100, 0, 0],
  ],
])('%s', (_name, photo, crop, move, expected) => {
  const { zoom, across, down } = roundedCrop(movedCrop(photo, crop, move));
  expect([zoom, across, down]).toEqual(expected);
});

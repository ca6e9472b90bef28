// The thread in which share-pictures.ts has one picture drawn.
import { parentPort, workerData } from 'node:worker_threads';
import { nameSourcesInStacks } from '#server/platform/source-stacks.ts';
import type { ShareCard } from './page-bundle.ts';
import { type CardPhotos, drawSharePicture } from './share-picture.ts';

export interface PictureOrder {
  card: ShareCard;
  /** Its place among the cards, by which the colors are dealt. */
  turn: number;
  photos: CardPhotos;
}

nameSourcesInStacks();
const { card, turn, photos }: PictureOrder = workerData;
parentPort?.postMessage(new Uint8Array(await drawSharePicture(card, turn, photos)));

// The thread in which share-pictures.ts draws one picture.
import { parentPort, workerData } from 'node:worker_threads';
import type { ShareCard } from '#domain/website/pages/built-site.ts';
import { nameSourcesInStacks } from '#server/platform/source-stacks.ts';
import { type CardPhotos, drawSharePicture } from './share-picture.ts';

export interface PictureOrder {
  card: ShareCard;
  /** Its position among the cards, which varies the colors. */
  turn: number;
  photos: CardPhotos;
}

nameSourcesInStacks();
const { card, turn, photos }: PictureOrder = workerData;
parentPort?.postMessage(new Uint8Array(await drawSharePicture(card, turn, photos)));

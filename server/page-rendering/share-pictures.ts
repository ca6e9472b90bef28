import { setImmediate } from 'node:timers/promises';
import { type KeptReply, keepReply } from './kept-reply.ts';
import type { ShareCard } from './page-bundle.ts';
import { drawSharePicture } from './share-picture.ts';

interface DrawnCard {
  /** What the picture says; one that would say the same again is not drawn again. */
  text: string;
  picture: Promise<KeptReply>;
}

/** The share pictures of all pages, drawn before anybody asks and again when the practice's details change. */
export class SharePictures {
  readonly #cards: () => ShareCard[];
  #drawn = new Map<string, DrawnCard>();

  constructor(cards: () => ShareCard[]) {
    this.#cards = cards;
  }

  /** The picture at a path, also one that is just being drawn; undefined when no page has one there. */
  at(path: string): Promise<KeptReply> | undefined {
    return this.#drawn.get(path)?.picture;
  }

  /** Draws, one after the other, what the practice's details have changed. */
  redraw(): void {
    let turn: Promise<unknown> = Promise.resolve();
    const drawn = this.#cards().map((card, position): [string, DrawnCard] => {
      const text = JSON.stringify(card);
      const before = this.#drawn.get(card.image);
      if (before?.text === text) return [card.image, before];
      const picture = turn.then(() => draw(card, position));
      // Whoever asks for the picture hears why there is none; the others are drawn all the same.
      turn = picture.catch(() => undefined);
      return [card.image, { text, picture }];
    });
    this.#drawn = new Map(drawn);
  }
}

async function draw(card: ShareCard, position: number): Promise<KeptReply> {
  await setImmediate();
  return keepReply(200, pictureHeaders, await drawSharePicture(card, position));
}

const pictureHeaders = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400',
  // Shown by other sites wherever the page is shared.
  'cross-origin-resource-policy': 'cross-origin',
};

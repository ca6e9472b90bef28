import type { ShareCard } from '#domain/website/pages/built-site.ts';
import { runWorkerThread } from '#server/platform/worker-thread.ts';
import { type PreparedReply, prepareReply } from './prepared-reply.ts';
import type { PictureOrder } from './share-picture-thread.ts';

interface DrawnCard {
  /** The texts of the picture, used to detect that it would look the same. */
  text: string;
  picture: Promise<PreparedReply>;
}

/**
 * Draws the share pictures of all pages, each on first use and again after the practice's details change.
 * Drawing takes 40 MB for fonts, shapes and pixels, so it runs in a thread that ends with the picture.
 */
export class SharePictures {
  readonly #cards: () => ShareCard[];
  readonly #photoAt: (path: string) => Promise<Buffer | undefined>;
  readonly #drawn = new Map<string, DrawnCard>();
  #turn: Promise<unknown> = Promise.resolve();

  /** `photoAt` reads the practice's own pictures, which the cards show. */
  constructor(cards: () => ShareCard[], photoAt: (path: string) => Promise<Buffer | undefined>) {
    this.#cards = cards;
    this.#photoAt = photoAt;
  }

  /** Returns the picture at a path, or the one being drawn; undefined if no page has one there. */
  at(path: string): Promise<PreparedReply> | undefined {
    const cards = this.#cards();
    const turn = cards.findIndex(({ image }) => image === path);
    const card = cards[turn];
    if (card === undefined) return undefined;
    const text = JSON.stringify(card);
    const before = this.#drawn.get(path);
    if (before?.text === text) return before.picture;
    return this.#draw({ card, turn }, text);
  }

  /** Draws a picture after those requested before it. */
  #draw(order: CardOrder, text: string): Promise<PreparedReply> {
    const path = order.card.image;
    const drawn = { text, picture: this.#turn.then(() => this.#withPhotos(order)).then(draw) };
    this.#drawn.set(path, drawn);
    // The failure goes to the caller; the next request draws it again.
    this.#turn = drawn.picture.catch(() => {
      if (this.#drawn.get(path) === drawn) this.#drawn.delete(path);
    });
    return drawn.picture;
  }

  async #withPhotos({ card, turn }: CardOrder): Promise<PictureOrder> {
    const read = async (path: string | null) => (path === null ? undefined : await this.#photoAt(path));
    return { card, turn, photos: { logo: await read(card.logo), portrait: await read(card.portrait) } };
  }
}

type CardOrder = Omit<PictureOrder, 'photos'>;

async function draw(order: PictureOrder): Promise<PreparedReply> {
  const module = new URL('./share-picture-thread.ts', import.meta.url);
  const png = await runWorkerThread<Uint8Array>(module, order);
  return prepareReply(200, pictureHeaders, Buffer.from(png.buffer));
}

const pictureHeaders = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400',
  // Shown by other sites where the page is shared.
  'cross-origin-resource-policy': 'cross-origin',
};

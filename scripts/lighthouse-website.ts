import { randomBytes } from 'node:crypto';
import { type APIResponse, request } from 'playwright-core';
import sharp from 'sharp';
import type { PictureKind } from '#domain/website/pictures/website-picture.ts';
import { buildColleague } from '#tests/builders/colleague-builder.ts';
import { buildWholeWebsite } from '#tests/builders/whole-website-builder.ts';
import { newAccount } from '#tests/setup/journey-account.ts';

/**
 * Publishes a website with every possible page, photos and a logo. An unpublished one asks search engines not to list
 * it, which Lighthouse counts as a failure.
 */
export async function publishWholeWebsite(site: string): Promise<void> {
  const owner = await request.newContext({ baseURL: site });
  const send = async (reply: Promise<APIResponse>): Promise<string> => {
    const answer = await reply;
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`The website could not be published: ${text}`);
    return text;
  };
  const upload = async (kind: PictureKind, data: Buffer): Promise<{ picture: string }> =>
    JSON.parse(
      await send(
        owner.post('/api/website-identity/pictures', {
          params: { kind },
          data,
          headers: { 'content-type': 'application/octet-stream' },
        }),
      ),
    );

  await send(owner.post('/api/register', { data: newAccount() }));
  const portrait = { ...(await upload('portrait', await grainyPhoto())), alt: 'Ines on a classroom rug' };
  const logo = await upload('logo', await grainyPhoto());
  const team = [buildColleague({ portrait }), buildColleague({ firstName: 'Bo' })];
  const identity = buildWholeWebsite({ portrait, logo, team });
  await send(owner.put('/api/website-identity', { data: { identity } }));
  await send(owner.put('/api/website-identity/publication', { data: { isPublished: true } }));
  await owner.dispose();
}

/** Returns a picture as large as a photo of a room: a blurred grain, which compresses as badly. */
async function grainyPhoto(): Promise<Buffer> {
  const raw = { width: 1200, height: 1440, channels: 3 } as const;
  return await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .blur(3)
    .normalise()
    .jpeg()
    .toBuffer();
}

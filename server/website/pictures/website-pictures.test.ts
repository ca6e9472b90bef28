import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { pictureFiles } from '#domain/website/pictures/website-picture.ts';
import { buildPicture } from '#tests/builders/picture-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { findPictureFile } from './website-picture-store.ts';

const path = '/api/website-identity/pictures';
const identityPath = '/api/website-identity';

/** Returns a picture as a phone takes it: rotated, and with its location. */
function photoOfPhone(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
    .withExif({ IFD0: { Copyright: 'Secret Street 5' }, IFD3: { GPSLatitude: '40/1 43/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('A photo is served in the website’s sizes, upright and without camera metadata', async () => {
  const { register, database } = await startTestPractice();
  const owner = await register();
  const sent = await photoOfPhone();
  expect(sent.includes('Secret Street')).toBe(true);
  const reply = await owner.post(`${path}?kind=portrait&down=0`, sent);
  expect([reply.status, reply.text]).toEqual([201, expect.stringContaining('picture')]);
  const { picture } = reply.json<{ picture: string }>();
  const sizes = { 'small.webp': [400, 480], 'large.webp': [800, 960], 'photo.jpg': [800, 960] };
  for (const file of pictureFiles.portrait) {
    const bytes = await findPictureFile(database.read, picture, file);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation]).toEqual([...sizes[file], undefined, undefined]);
  }
  expect((await owner.post(`${path}?kind=portrait&down=0`, sent)).json()).toEqual({ picture });
});

test('A photo is cropped where its owner says, as seen upright', async () => {
  const { register, database } = await startTestPractice();
  const owner = await register();
  const square = (background: string) =>
    sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  // As seen: red and green at the top, blue and white at the bottom.
  const upright = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#fff' } })
    .composite([
      { input: await square('#f00'), left: 0, top: 0 },
      { input: await square('#0f0'), left: 600, top: 0 },
      { input: await square('#00f'), left: 0, top: 600 },
    ])
    .png()
    .toBuffer();
  // As stored by a camera held on its side.
  const sent = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const middleOf = async (crop: string) => {
    const reply = await owner.post(`${path}?kind=portrait&${crop}`, sent);
    const { picture } = reply.json<{ picture: string }>();
    const [red = 0, green = 0, blue = 0] = await sharp(
      await findPictureFile(database.read, picture, 'large.webp'),
    )
      .extract({ left: 400, top: 480, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return [red, green, blue].map((light) => Math.round(light / 255)).join('');
  };
  expect(await middleOf('zoom=200&across=0&down=0')).toBe('100');
  expect(await middleOf('zoom=200&across=100&down=0')).toBe('010');
  expect(await middleOf('zoom=200&across=0&down=100')).toBe('001');
  expect(await middleOf('zoom=200&across=100&down=100')).toBe('111');
});

test('A logo keeps its shape and transparency', async () => {
  const { register, database } = await startTestPractice();
  const owner = await register();
  const sent = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer();
  const { picture } = (await owner.post(`${path}?kind=logo`, sent)).json<{ picture: string }>();
  const corner = async (file: 'mark.png' | 'icon.png') =>
    [
      ...(await sharp(await findPictureFile(database.read, picture, file))
        .ensureAlpha()
        .raw()
        .toBuffer()),
    ].slice(0, 4);
  expect((await corner('mark.png'))[3]).toBe(0);
  expect(await corner('icon.png')).toEqual([255, 255, 255, 255]);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>';
const noPicture = 'Please choose a JPEG, PNG or WebP picture';
const unreadable = 'This picture cannot be read. Please choose another one';

test.each([
  ['nothing', Buffer.alloc(0), noPicture],
  ['an SVG with a script', Buffer.from(svg), noPicture],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), noPicture],
  ['an archive', Buffer.from('Rar!aaaaaaaaaaaaa'), noPicture],
  ['the first bytes of a photo alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), unreadable],
  ['a picture that ends in its middle', buildPicture(900, 900).subarray(0, 300), unreadable],
  [
    'a picture that says it is larger than it is',
    buildPicture(400, 480, { width: 4000, height: 4800 }),
    unreadable,
  ],
  [
    'a bomb',
    buildPicture(4, 4, { width: 60_000, height: 60_000 }),
    'This picture has more than 40 million pixels. Please choose a smaller one',
  ],
  ['a small one', buildPicture(300, 480), 'The photo must be at least 400 by 480 pixels'],
])('%s is refused with a message', async (_name, sent, sentence) => {
  const { register } = await startTestPractice();
  const owner = await register();
  const reply = await owner.post(`${path}?kind=portrait`, sent);
  expect([reply.status, reply.text]).toEqual([400, sentence]);
});

test('A file that is not a picture, an unknown kind, and a request by anyone but the owner are refused', async () => {
  const { register } = await startTestPractice();
  const owner = await register();
  const colleague = await register();
  expect((await owner.post(`${path}?kind=portrait`, { a: 1 })).status).toBe(400);
  expect((await owner.post(`${path}?kind=banner`, buildPicture())).text).toBe(
    'Please say whether it is a photo or a logo',
  );
  for (const crop of ['zoom=99', 'zoom=401', 'across=-1', 'down=101', 'down=1.5', 'across=nose']) {
    const reply = await owner.post(`${path}?kind=portrait&${crop}`, buildPicture());
    expect([reply.status, reply.text]).toEqual([400, 'Please choose which part of the photo is shown']);
  }
  expect((await colleague.post(`${path}?kind=logo`, buildPicture())).status).toBe(403);
  const large = await owner.post(`${path}?kind=logo`, Buffer.alloc(15 * 1024 * 1024 + 1));
  expect([large.status, large.text]).toEqual([413, 'This is too large to be saved']);
});

test('Pictures that no edition uses are deleted after a day, and those of earlier editions stay', async () => {
  const { register, database } = await startTestPractice();
  const owner = await register();
  const upload = async (kind: string, width: number) =>
    (await owner.post(`${path}?kind=${kind}`, buildPicture(width, 480))).json<{ picture: string }>().picture;
  const shown = await upload('portrait', 500);
  const logo = await upload('logo', 510);
  const identity = { ...sampleIdentity, portrait: { picture: shown, alt: 'Nora' } };
  expect((await owner.put(identityPath, { identity })).status).toBe(200);
  expect((await owner.put(identityPath, { identity: sampleIdentity })).status).toBe(200);
  await database.write((queries) =>
    queries.updateTable('website_pictures').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute(),
  );
  const next = await upload('logo', 520);
  const stored = await database.read.selectFrom('website_pictures').select('picture').distinct().execute();
  expect(stored.map(({ picture }) => picture).sort()).toEqual([shown, next].sort());
  for (const gone of [{ logo: { picture: logo } }, { logo: { picture: shown } }]) {
    const reply = await owner.put(identityPath, { identity: { ...sampleIdentity, ...gone } });
    expect([reply.status, reply.text]).toEqual([400, 'Please upload the picture again']);
  }
});

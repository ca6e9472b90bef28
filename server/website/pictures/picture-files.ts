import type { SharpOptions } from 'sharp';
import { croppedPart, type PhotoCrop, smallestPhoto } from '#domain/website/pictures/photo-crop.ts';
import type { PictureFileName, PictureKind } from '#domain/website/pictures/website-picture.ts';
import { invalid } from '#server/platform/http/errors.ts';

/** A file of a picture as it is sent to browsers. */
export interface PictureFile {
  file: PictureFileName;
  bytes: Buffer;
}

const MOST_PIXELS = 40_000_000;
const SECONDS_AT_MOST = 20;

const NO_PICTURE = 'Please choose a JPEG, PNG or WebP picture';
const UNREADABLE = 'This picture cannot be read. Please choose another one';
const TOO_MANY_PIXELS = 'This picture has more than 40 million pixels. Please choose a smaller one';
const smallest = {
  portrait: { ...smallestPhoto, words: 'The photo must be at least 400 by 480 pixels' },
  logo: { width: 112, height: 112, words: 'The logo must be at least 112 by 112 pixels' },
};

/** Pictures are processed one at a time to limit memory. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Returns the files of an uploaded picture in the website's sizes, without camera metadata. Throws 400 with a
 * message for a file that is not a picture, or is too small or too large.
 */
export function makePictureFiles(sent: Buffer, kind: PictureKind, crop: PhotoCrop): Promise<PictureFile[]> {
  const made = turn.then(() => make(sent, kind, crop));
  turn = made.catch(() => undefined);
  return made;
}

async function make(sent: Buffer, kind: PictureKind, crop: PhotoCrop): Promise<PictureFile[]> {
  if (!isPicture(sent)) throw invalid(NO_PICTURE);
  const sharp = await loadSharp();
  const options: SharpOptions = {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    autoOrient: true,
  };
  // The library gets only the picture, so any failure is caused by the picture.
  const readable = <Result>(reading: Promise<Result>) =>
    reading.catch((error: unknown) => {
      throw invalid(/pixel limit/.test(String(error)) ? TOO_MANY_PIXELS : UNREADABLE);
    });
  const { width, height } = (await readable(sharp(sent, { ...options, limitInputPixels: false }).metadata()))
    .autoOrient;
  if (width * height > MOST_PIXELS) throw invalid(TOO_MANY_PIXELS);
  const least = smallest[kind];
  if (width < least.width || height < least.height) throw invalid(least.words);
  const read = () => sharp(sent, options).timeout({ seconds: SECONDS_AT_MOST });
  // A photo is decoded once: decoding a large one takes seconds.
  const cutPhoto = async () => {
    const part = read().extract(croppedPart({ width, height }, crop));
    const drawing = part.resize({ width: 800, height: 960, fit: 'fill' }).flatten({ background: '#fff' });
    const { data, info } = await readable(drawing.raw().toBuffer({ resolveWithObject: true }));
    return () => sharp(data, { raw: info });
  };
  const onWhite = { r: 255, g: 255, b: 255, alpha: 1 };
  const mark = (side: number, background = { ...onWhite, alpha: 0 }) =>
    read().resize({ width: side, height: side, fit: 'contain', background }).png();
  const photoFiles = async () => {
    const photo = await cutPhoto();
    return [
      ['small.webp', photo().resize(400, 480).webp({ quality: 76 })],
      ['large.webp', photo().webp({ quality: 72 })],
      ['photo.jpg', photo().jpeg({ quality: 80, mozjpeg: true })],
    ] as const;
  };
  const files =
    kind === 'portrait'
      ? await photoFiles()
      : ([
          ['mark.png', mark(96)],
          ['icon.png', mark(180, onWhite).flatten({ background: '#fff' })],
          ['logo.png', mark(512)],
        ] as const);
  const made: PictureFile[] = [];
  for (const [file, drawing] of files) made.push({ file, bytes: await readable(drawing.toBuffer()) });
  return made;
}

/** Returns whether a file starts like a picture, so that other files never reach a decoder. */
function isPicture(sent: Buffer): boolean {
  const begins = sent.subarray(0, 12).toString('latin1');
  return (
    begins.startsWith('\xff\xd8\xff') ||
    begins.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF.{4}WEBP/s.test(begins)
  );
}

/** Loads the library on first use, since it takes 20 MB. Decoders of other formats stay disabled. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}

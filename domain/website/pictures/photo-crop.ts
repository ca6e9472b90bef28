import * as z from 'zod/mini';

/** The maximum zoom of a photo, in percent. */
const MOST_ZOOM = 400;

/** The smallest crop of a photo, in pixels; its aspect ratio is that of every photo on the website. */
export const smallestPhoto = { width: 400, height: 480 };

const CROP_MESSAGE = 'Please choose which part of the photo is shown';

function percent(least: number, most: number, fallback: number) {
  const number = z.coerce.number(CROP_MESSAGE);
  return z._default(
    number.check(z.int(CROP_MESSAGE), z.minimum(least, CROP_MESSAGE), z.maximum(most, CROP_MESSAGE)),
    fallback,
  );
}

/** The visible part of a photo, in percent. */
export const photoCropSchema = z.object({
  zoom: percent(100, MOST_ZOOM, 100),
  /** The share of the cut-off area that lies to the left of the crop, and above it. */
  across: percent(0, 100, 50),
  down: percent(0, 100, 50),
});

export type PhotoCrop = z.output<typeof photoCropSchema>;

/** The largest crop of a photo, centered. */
export const wholePhoto: PhotoCrop = { zoom: 100, across: 50, down: 50 };

interface PhotoSize {
  width: number;
  height: number;
}

/** Returns the maximum zoom of a photo, in percent, before too few of its pixels are left. */
export function mostZoom(photo: PhotoSize): number {
  const most = Math.floor((widestIn(photo) / smallestPhoto.width) * 100);
  return Math.max(100, Math.min(MOST_ZOOM, most));
}

/** Returns the crop of a photo, in its pixels. */
export function croppedPart(photo: PhotoSize, { zoom, across, down }: PhotoCrop) {
  const width = Math.round((widestIn(photo) * 100) / Math.min(zoom, mostZoom(photo)));
  const height = Math.min(photo.height, Math.round(width * shape));
  return {
    left: Math.round(((photo.width - width) * across) / 100),
    top: Math.round(((photo.height - height) * down) / 100),
    width,
    height,
  };
}

const shape = smallestPhoto.height / smallestPhoto.width;

function widestIn({ width, height }: PhotoSize): number {
  return Math.min(width, height / shape);
}

import { croppedPart, mostZoom, type PhotoCrop } from '#domain/website/pictures/photo-crop.ts';

export interface Point {
  x: number;
  y: number;
}

/** A drag or a pinch over a photo's frame, in pixels from the frame's top left corner. */
export interface PhotoMove {
  from: Point;
  to: Point;
  /** How many times larger the photo becomes. */
  zoomBy: number;
  frameWidth: number;
}

/**
 * Returns the crop after a move: what was at `from` is then at `to`, as far as the photo fills its frame. The
 * crop is exact; a rounded one is sent.
 */
export function movedCrop(
  photo: { width: number; height: number },
  crop: PhotoCrop,
  { from, to, zoomBy, frameWidth }: PhotoMove,
): PhotoCrop {
  const before = croppedPart(photo, crop);
  const zoom = within(crop.zoom * zoomBy, 100, mostZoom(photo));
  const after = croppedPart(photo, { ...crop, zoom });
  const left = before.left + (from.x * before.width - to.x * after.width) / frameWidth;
  const top = before.top + (from.y * before.width - to.y * after.width) / frameWidth;
  return {
    zoom,
    across: shareOf(left, photo.width - after.width) ?? crop.across,
    down: shareOf(top, photo.height - after.height) ?? crop.down,
  };
}

/** Returns a crop in whole percent, as it is sent and as the sliders show it. */
export function roundedCrop({ zoom, across, down }: PhotoCrop): PhotoCrop {
  return { zoom: Math.round(zoom), across: Math.round(across), down: Math.round(down) };
}

/** Returns the percentage of a cut-off length; undefined if nothing is cut off. */
function shareOf(cutOff: number, whole: number): number | undefined {
  return whole > 0 ? within((100 * cutOff) / whole, 0, 100) : undefined;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

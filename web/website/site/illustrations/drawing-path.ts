import type { Accent } from '#domain/platform/accents.ts';

/** Returns the path of an illustration in the colors of an accent. */
export function drawingPath(name: string, accent: Accent): string {
  return accent === 'teal' ? `/pictures/${name}.svg` : `/pictures/${accent}/${name}.svg`;
}

import * as z from 'zod/mini';
import { requiredText } from '#domain/platform/text.ts';
import { described } from '#domain/website/identity/fact.ts';
import { photoCropSchema } from './photo-crop.ts';

export const pictureKinds = ['portrait', 'logo'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The files that the server creates for each kind. */
export const pictureFiles = {
  /** 400 by 480 and 800 by 960 pixels for pages; the last for search engines and share pictures. */
  portrait: ['small.webp', 'large.webp', 'photo.jpg'],
  /** 96 pixels for pages, 180 on white for icons, 512 for search engines. */
  logo: ['mark.png', 'icon.png', 'logo.png'],
} as const satisfies Record<PictureKind, readonly string[]>;

export type PictureFileName = (typeof pictureFiles)[PictureKind][number];

/** The maximum size of an upload, in bytes: about three times a phone photo. */
export const PICTURE_BYTES = 15 * 1024 * 1024;

/** The kind of an uploaded picture, and the crop of a photo. */
export const pictureQuery = z.extend(photoCropSchema, {
  kind: z.enum(pictureKinds, 'Please say whether it is a photo or a logo'),
});

/** The name of a saved picture, which is derived from its content. */
const pictureName = z
  .string('Please upload the picture again')
  .check(z.regex(/^[\w-]{22}$/, 'Please upload the picture again'));

export const uploadedPicture = z.strictObject({ picture: pictureName });

/** The therapist's photo; without one, the website shows an illustration. */
export const portraitSchema = described(
  z.object({
    picture: pictureName,
    alt: described(requiredText('Please say what the photo shows'), {
      label: 'What the Photo Shows',
      text: 'line',
    }),
  }),
  { label: 'Photo', compareBy: photoText },
);

/** Returns the text by which editions compare a photo. */
export function photoText({ alt, picture }: { alt: string; picture: string }): string {
  return `${alt} (${picture})`;
}

/** The practice's logo, next to its name; without one, the website shows toy blocks. */
export const logoSchema = described(z.object({ picture: pictureName }), {
  label: 'Logo',
  compareBy: ({ picture }) => picture,
});

/** Returns the path of a picture's file on the site. */
export function picturePath({ picture }: { picture: string }, file: PictureFileName): string {
  return `/photos/${picture}/${file}`;
}

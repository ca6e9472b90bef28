import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { FileDrop } from '#web/platform/ui/file-drop.tsx';
import { RemoveButton } from './entry-buttons.tsx';
import { FactField } from './fact-field.tsx';
import { PhotoCropFields } from './photo-crop-fields.tsx';
import { PICTURE_HINT, PICTURE_TYPES, usePictureUpload } from './use-picture-upload.ts';

type Portrait = PublicIdentity['portrait'];

interface PortraitFieldProps {
  portrait: Portrait;
  /** The initial description: the name of the person. */
  name: string;
  onChange: (portrait: Portrait) => void;
  /** The path of the photo in the website. */
  path: string;
}

/** A field for a therapist's photo: upload, crop, describe and remove. */
export function PortraitField({ portrait, name, onChange, path }: PortraitFieldProps) {
  const upload = usePictureUpload('portrait', (picture) => onChange({ picture, alt: portrait?.alt || name }));
  return (
    <div className="flex flex-col gap-4">
      <FileDrop label="Choose a photo" hint={PICTURE_HINT} accept={PICTURE_TYPES} {...upload.field} />
      {portrait && (
        <>
          {upload.address && (
            <PhotoCropFields key={upload.address} address={upload.address} onRest={upload.cutAgain} />
          )}
          <img
            src={picturePath(portrait, 'small.webp')}
            alt={portrait.alt}
            className="aspect-5/6 w-40 rounded-lg bg-sunken object-cover"
          />
          <FactField name={`${path}.alt`} />
          <RemoveButton className="self-start" onClick={() => onChange(null)}>
            Remove photo
          </RemoveButton>
        </>
      )}
    </div>
  );
}

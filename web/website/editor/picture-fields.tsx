import { useFormContext } from 'react-hook-form';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { FileDrop } from '#web/platform/ui/file-drop.tsx';
import { RemoveButton } from './entry-buttons.tsx';
import { PortraitField } from './portrait-field.tsx';
import { PICTURE_HINT, PICTURE_TYPES, usePictureUpload } from './use-picture-upload.ts';

/**
 * Fields for the therapist's photo and the practice's logo; without them, the website shows illustrations.
 */
export function PictureFields() {
  const { watch, setValue } = useFormContext<WebsiteFormValues>();
  return (
    <Card>
      <CardHeader
        title="Photo and Logo"
        description="Without them the website shows drawings. Show nobody who has not agreed, and no child."
      />
      <CardBody className="grid gap-8 sm:grid-cols-2">
        <PortraitField
          portrait={watch('portrait') ?? null}
          name={watch('therapist.firstName')}
          onChange={(portrait) =>
            setValue('portrait', portrait, { shouldDirty: true, shouldValidate: portrait !== null })
          }
          path="portrait"
        />
        <LogoField />
      </CardBody>
    </Card>
  );
}

function LogoField() {
  const { watch, setValue } = useFormContext<WebsiteFormValues>();
  const logo = watch('logo');
  const upload = usePictureUpload('logo', (picture) => setValue('logo', { picture }, { shouldDirty: true }));
  return (
    <div className="flex flex-col gap-4">
      <FileDrop label="Choose a logo" hint={PICTURE_HINT} accept={PICTURE_TYPES} {...upload.field} />
      {logo && (
        <>
          <img
            src={picturePath(logo, 'mark.png')}
            alt="Your logo"
            className="size-24 rounded-lg border border-line bg-[light-dark(transparent,var(--color-ink))]"
          />
          <RemoveButton className="self-start" onClick={() => setValue('logo', null, { shouldDirty: true })}>
            Remove logo
          </RemoveButton>
        </>
      )}
    </div>
  );
}

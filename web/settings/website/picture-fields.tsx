import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { WebsiteFormValues } from '#domain/practice/website-form-values.ts';
import { focusPoints, type PictureKind, picturePath } from '#domain/practice/website-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { useUploadPicture } from './website-queries.ts';

const TYPES = 'image/jpeg,image/png,image/webp';
const HINT = 'JPEG, PNG or WebP, up to 15 MB. What the camera wrote into it is left out.';

/** The therapist's photo and the practice's logo, where the website else shows drawings. */
export function PictureFields() {
  return (
    <Card>
      <CardHeader
        title="Photo and Logo"
        description="Without them the website shows drawings. Show nobody who has not agreed, and no child."
      />
      <CardBody className="grid gap-8 sm:grid-cols-2">
        <PhotoField />
        <LogoField />
      </CardBody>
    </Card>
  );
}

const focusWords = { center: 'Middle', top: 'Top', bottom: 'Bottom', left: 'Left', right: 'Right' } as const;

function PhotoField() {
  const { register, watch, setValue, formState } = useFormContext<WebsiteFormValues>();
  const portrait = watch('portrait');
  const upload = useUpload('portrait', (picture) =>
    setValue(
      'portrait',
      { picture, alt: portrait?.alt || watch('therapist.firstName') },
      { shouldDirty: true, shouldValidate: true },
    ),
  );
  return (
    <div className="flex flex-col gap-4">
      <FileDrop label="Choose a photo" hint={HINT} accept={TYPES} {...upload.field} />
      {upload.hasFile && (
        <Field label="What Stays in Sight" hint="The photo is cut to a shape of 5 by 6.">
          <Select
            value={upload.focus}
            disabled={upload.field.disabled}
            onChange={({ target }) => upload.chooseFocus(target.value)}
          >
            {focusPoints.map((focus) => (
              <option key={focus} value={focus}>
                {focusWords[focus]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {portrait && (
        <>
          <img
            src={picturePath(portrait, 'small.webp')}
            alt={portrait.alt}
            className="aspect-5/6 w-40 rounded-lg bg-sunken object-cover"
          />
          <Field label="What the Photo Shows" error={formState.errors.portrait?.alt?.message}>
            <Input {...register('portrait.alt')} />
          </Field>
          <Button
            variant="ghost"
            size="sm"
            className="self-start"
            onClick={() => setValue('portrait', null, { shouldDirty: true })}
          >
            <Trash2 aria-hidden="true" />
            Remove photo
          </Button>
        </>
      )}
    </div>
  );
}

function LogoField() {
  const { watch, setValue } = useFormContext<WebsiteFormValues>();
  const logo = watch('logo');
  const upload = useUpload('logo', (picture) => setValue('logo', { picture }, { shouldDirty: true }));
  return (
    <div className="flex flex-col gap-4">
      <FileDrop label="Choose a logo" hint={HINT} accept={TYPES} {...upload.field} />
      {logo && (
        <>
          <img
            src={picturePath(logo, 'mark.png')}
            alt="Your logo"
            className="size-24 rounded-lg border border-line"
          />
          <Button
            variant="ghost"
            size="sm"
            className="self-start"
            onClick={() => setValue('logo', null, { shouldDirty: true })}
          >
            <Trash2 aria-hidden="true" />
            Remove logo
          </Button>
        </>
      )}
    </div>
  );
}

/** Sends a chosen file, and once more when another part of it shall stay in sight. */
function useUpload(kind: PictureKind, onTaken: (picture: string) => void) {
  const [file, setFile] = useState<File>();
  const [focus, setFocus] = useState('center');
  const upload = useUploadPicture(onTaken);
  function send(chosen: File, place: string): void {
    setFile(chosen);
    setFocus(place);
    upload.mutate({ file: chosen, kind, focus: place });
  }
  return {
    focus,
    hasFile: file !== undefined && !upload.isError,
    chooseFocus: (place: string) => file && send(file, place),
    field: {
      onFile: (chosen: File) => send(chosen, 'center'),
      disabled: upload.isPending,
      error: upload.error?.message,
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { type PhotoCrop, wholePhoto } from '#domain/website/pictures/photo-crop.ts';
import type { PictureKind } from '#domain/website/pictures/website-picture.ts';
import { type SentPicture, useUploadPicture } from './website-queries.ts';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
export const PICTURE_HINT = 'JPEG, PNG or WebP, up to 15 MB. What the camera wrote into it is left out.';

/** A file that turned out to be a picture, and where the browser finds it. */
interface TakenFile {
  file: File;
  address: string;
}

/** Sends a chosen file, and once more when another part of it shall be shown. */
export function usePictureUpload(kind: PictureKind, onTaken: (picture: string) => void) {
  const [taken, setTaken] = useState<TakenFile>();
  // What is sent anew overtakes what is on its way; whom it is for may be removed from the list meanwhile.
  const awaited = useRef<SentPicture>(undefined);
  useEffect(
    () => () => {
      awaited.current = undefined;
    },
    [],
  );
  const address = taken?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const upload = useUploadPicture((picture, sent) => {
    if (sent !== awaited.current) return;
    const { file } = sent;
    setTaken((before) => (before?.file === file ? before : { file, address: URL.createObjectURL(file) }));
    onTaken(picture);
  });
  function send(file: File, crop: PhotoCrop): void {
    awaited.current = { file, kind, crop };
    upload.mutate(awaited.current);
  }
  return {
    /** Where the picture lies that was taken last, as it was sent. */
    address,
    cutAgain: (crop: PhotoCrop) => taken && send(taken.file, crop),
    field: {
      onFile: (file: File) => send(file, wholePhoto),
      disabled: upload.isPending,
      error: upload.error?.message,
    },
  };
}

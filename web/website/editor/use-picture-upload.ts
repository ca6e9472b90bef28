import { useEffect, useRef, useState } from 'react';
import { type PhotoCrop, wholePhoto } from '#domain/website/pictures/photo-crop.ts';
import type { PictureKind } from '#domain/website/pictures/website-picture.ts';
import { type SentPicture, useUploadPicture } from './website-queries.ts';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
export const PICTURE_HINT = 'JPEG, PNG or WebP, up to 15 MB. What the camera wrote into it is left out.';

/** A file that is a picture, and its object URL. */
interface TakenFile {
  file: File;
  address: string;
}

/** Returns functions to upload a chosen file, and to upload it again with another crop. */
export function usePictureUpload(kind: PictureKind, onTaken: (picture: string) => void) {
  const [taken, setTaken] = useState<TakenFile>();
  // A newer upload replaces a pending one, and the therapist may have been removed from the list meanwhile.
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
    /** The object URL of the file that was uploaded last. */
    address,
    cutAgain: (crop: PhotoCrop) => taken && send(taken.file, crop),
    field: {
      onFile: (file: File) => send(file, wholePhoto),
      disabled: upload.isPending,
      error: upload.error?.message,
    },
  };
}

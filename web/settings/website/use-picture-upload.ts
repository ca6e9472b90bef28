import { useEffect, useRef, useState } from 'react';
import type { PictureKind } from '#domain/practice/website-picture.ts';
import { useUploadPicture } from './website-queries.ts';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
export const PICTURE_HINT = 'JPEG, PNG or WebP, up to 15 MB. What the camera wrote into it is left out.';

/** Sends a chosen file, and once more when another part of it shall stay in sight. */
export function usePictureUpload(kind: PictureKind, onTaken: (picture: string) => void) {
  const [file, setFile] = useState<File>();
  const [focus, setFocus] = useState('center');
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const upload = useUploadPicture((picture) => {
    // Whom it was for may have been removed from the list meanwhile.
    if (isThere.current) onTaken(picture);
  });
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

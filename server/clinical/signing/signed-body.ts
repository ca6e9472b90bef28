import type { ReactNode } from 'react';
import { documentBody } from '#server/clinical/documents/document-body.ts';
import { noteBody } from '#server/clinical/notes/note-body.ts';
import type { SignedVersion } from './signed-story.ts';

/** Renders a signed version from its text alone. */
export function signedBody(signed: SignedVersion): ReactNode[] {
  return signed.kind === 'session-note'
    ? noteBody(signed, signed.client)
    : documentBody(signed, { isDraft: false });
}

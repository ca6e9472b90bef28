import type { UnsignedNote } from '#domain/clinical/signing/signed-note.ts';
import { clinicalPages } from '#server/clinical/signing/clinical-pages.ts';
import { senderNow, senderThen } from '#server/clinical/signing/clinical-sender.ts';
import type { PdfChild } from '#server/clinical/signing/pdf-child.ts';
import { signedBody } from '#server/clinical/signing/signed-body.ts';
import { signedParts } from '#server/clinical/signing/signed-parts.ts';
import type { SignedStory } from '#server/clinical/signing/signed-story.ts';
import type { Letterhead } from '#server/people/practice/pdf-page.ts';
import { renderPages } from '#server/platform/pdf/render-pages.ts';
import { noteBody } from './note-body.ts';

/** A session's note: its signed texts, or the note as it would be signed now. */
export type SessionNotePdf =
  | { story: SignedStory }
  | { note: UnsignedNote; child: PdfChild; letterhead: Letterhead };

const TITLE = 'Session Note';

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    'session note': SessionNotePdf;
  }
}

/** Renders a session's note as a PDF. */
export function renderSessionNotePdf(content: SessionNotePdf): Promise<Buffer> {
  if ('note' in content) {
    const { note, child, letterhead } = content;
    const head = { sender: senderNow(letterhead), title: TITLE, child, isDraft: true };
    return renderPages(clinicalPages(head, noteBody(note, child)));
  }
  const { signed } = content.story.counting;
  const head = { sender: senderThen(signed), title: TITLE, child: signed.client, isDraft: false };
  return renderPages(clinicalPages(head, signedParts(content.story, signedBody)));
}

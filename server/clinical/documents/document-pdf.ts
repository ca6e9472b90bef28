import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { clinicalPages } from '#server/clinical/signing/clinical-pages.ts';
import { senderNow, senderThen } from '#server/clinical/signing/clinical-sender.ts';
import { clinicalStyles as styles } from '#server/clinical/signing/clinical-styles.ts';
import { signedBody } from '#server/clinical/signing/signed-body.ts';
import { signedParts } from '#server/clinical/signing/signed-parts.ts';
import type { SignedStory } from '#server/clinical/signing/signed-story.ts';
import type { Letterhead } from '#server/people/practice/pdf-page.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { renderPages } from '#server/platform/pdf/render-pages.ts';
import { documentBody } from './document-body.ts';
import type { DocumentBody } from './document-body-type.ts';

/** A document about a child: its signed texts, or the draft. */
export type ClinicalDocumentPdf = (
  | { story: SignedStory }
  | { body: DocumentBody; letterhead: Letterhead }
) & {
  /** Whether there is a line for a family's signature at the end. */
  hasFamilySignature: boolean;
};

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    'clinical document': ClinicalDocumentPdf;
  }
}

/** Renders a document about a child as a PDF. */
export function renderClinicalDocument(content: ClinicalDocumentPdf): Promise<Buffer> {
  const ending = content.hasFamilySignature ? familySignature() : null;
  if ('body' in content) {
    const { body, letterhead } = content;
    const head = {
      sender: senderNow(letterhead),
      title: body.title,
      child: body.filled.client,
      isDraft: true,
    };
    return renderPages(clinicalPages(head, [...documentBody(body, { isDraft: true }), ending]));
  }
  const { signed } = content.story.counting;
  const title = 'title' in signed ? signed.title : 'Document';
  const head = { sender: senderThen(signed), title, child: signed.client, isDraft: false };
  return renderPages(clinicalPages(head, signedParts(content.story, signedBody, { ending })));
}

function familySignature() {
  return h(
    View,
    { key: 'family', style: styles.familySignature, wrap: false },
    h(
      View,
      { style: [pdfStyles.signature, { flexGrow: 1 }] },
      h(Text, null, 'Parent or guardian: I have received this document'),
    ),
    h(View, { style: [pdfStyles.signature, { width: 130 }] }, h(Text, null, 'Date')),
  );
}

import { Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { formatDay } from '#domain/platform/dates.ts';
import { documentBody } from '#server/clinical/documents/document-body.ts';
import { signedBody } from '#server/clinical/signing/signed-body.ts';
import { signedParts } from '#server/clinical/signing/signed-parts.ts';
import { signedStory } from '#server/clinical/signing/signed-story.ts';
import type { ClientRecordContent, RecordChapter } from '#server/platform/pdf/client-record.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';

/** Returns every document, earliest period first: its signed texts, or the draft. */
export function documentChapter({
  documents,
  signed,
  reviews,
  letterhead,
}: ClientRecordContent): RecordChapter | undefined {
  if (documents.length === 0) return undefined;
  const { progressCodes: codes } = letterhead.settings;
  return {
    title: 'Documents',
    count: String(documents.length),
    ownPage: 'each part',
    parts: documents
      .toSorted((one, other) => (one.untilOn < other.untilOn ? -1 : 1))
      .map((document) => {
        const story = signedStory(
          signed.filter(({ documentId }) => documentId === document.id),
          reviews,
        );
        return {
          key: `document ${document.id}`,
          label: `${document.title}, ${formatDay(document.fromOn)} to ${formatDay(document.untilOn)}`,
          content: story
            ? signedParts(story, signedBody, { isInRecord: true })
            : [
                h(Text, { key: 'state', style: pdfStyles.asked }, 'DRAFT – NOT SIGNED'),
                ...documentBody({ ...document, codes }, { isDraft: true }),
              ],
        };
      }),
  };
}

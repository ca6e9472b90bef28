import { Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ClientRecordContent, RecordChapter } from '#server/platform/pdf/client-record.ts';

/** Returns the chapter with the therapist's notes about the client. */
export function clientNotesChapter({ client: { notes } }: ClientRecordContent): RecordChapter {
  return {
    title: 'Notes',
    count: notes ? '' : 'None',
    parts: notes ? [{ key: 'notes', content: [h(Text, { key: 'notes' }, notes)] }] : [],
  };
}

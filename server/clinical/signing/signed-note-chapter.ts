import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { Review } from '#domain/clinical/reviews/review.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { formatDate, formatMonth, formatTime, type TimeZone } from '#domain/platform/dates.ts';
import { clinicalStyles } from '#server/clinical/signing/clinical-styles.ts';
import { signedBody } from '#server/clinical/signing/signed-body.ts';
import { signedParts } from '#server/clinical/signing/signed-parts.ts';
import { type SignedStory, signedStory } from '#server/clinical/signing/signed-story.ts';
import type { ClientRecordContent, RecordChapter } from '#server/platform/pdf/client-record.ts';
import { pageRuns } from '#server/platform/pdf/page-runs.ts';
import { linesOfSigned } from './signed-lines.ts';

/** The signed texts of one session. */
interface SessionStory {
  sessionId: number;
  beganAt: string;
  story: SignedStory;
  /** About how many it takes. */
  lines: number;
}

/** Returns every signed note, followed by its additions, corrections and withdrawal, in the order of sessions. */
export function signedNoteChapter({
  signed,
  reviews,
  letterhead,
}: ClientRecordContent): RecordChapter | undefined {
  if (signed.every(({ sessionId }) => sessionId === null)) return undefined;
  const { timeZone } = letterhead.settings;
  const stories = sessionStories(signed, reviews);
  const byMonth = Map.groupBy(stories, ({ beganAt }) => formatMonth(beganAt, timeZone));
  return {
    title: 'Signed notes',
    count: String(stories.length),
    ownPage: 'each part',
    parts: [...byMonth].flatMap(([month, ofMonth]) =>
      pageRuns(ofMonth, ({ lines }) => lines).map((run, index) => ({
        key: `signed notes ${month} ${index}`,
        isContinued: index > 0,
        ...(index === 0 && { label: month }),
        content: run.flatMap((one) => noteOf(one, timeZone)),
      })),
    ),
  };
}

function sessionStories(texts: readonly SignedDocument[], reviews: readonly Review[]): SessionStory[] {
  const reviewsOf = Map.groupBy(reviews, ({ uid }) => uid);
  const bySession = Map.groupBy(texts, ({ sessionId }) => sessionId);
  return [...bySession]
    .flatMap(([sessionId, ofSession]): SessionStory[] => {
      const story = signedStory(
        ofSession,
        ofSession.flatMap(({ uid }) => reviewsOf.get(uid) ?? []),
      );
      const signed = story?.counting.signed;
      return sessionId === null || !story || signed?.kind !== 'session-note'
        ? []
        : [
            {
              sessionId,
              beganAt: signed.beganAt,
              story,
              lines: ofSession.reduce((lines, text) => lines + linesOfSigned(text), 0),
            },
          ];
    })
    .toSorted((one, other) => (one.beganAt < other.beganAt ? -1 : 1));
}

function noteOf({ sessionId, beganAt, story }: SessionStory, timeZone: TimeZone): ReactNode[] {
  // The child's name at the time of signing.
  const { name } = story.counting.signed.client;
  const title = `${formatDate(beganAt, timeZone)}, ${formatTime(beganAt, timeZone)} · ${name}`;
  return [
    h(
      View,
      { key: `signed note ${sessionId}`, style: clinicalStyles.inRecord, wrap: false, minPresenceAhead: 100 },
      h(Text, { style: clinicalStyles.sectionTitle }, title),
    ),
    ...signedParts(story, signedBody, { isInRecord: true }),
  ];
}

import { type ReactNode, useState } from 'react';
import type { NoteStatus } from '#domain/caseload/sessions/note-status.ts';
import type { ReadableReview, ReadableText } from '#domain/clinical/reviews/review-acts.ts';
import {
  reviewStatus,
  type SignedReview,
  signedReviewShape,
} from '#domain/clinical/reviews/signed-review.ts';
import { signedTextName } from '#domain/clinical/signing/attestations.ts';
import { isUnverified, UNVERIFIED } from '#domain/clinical/signing/signed-document.ts';
import { type Signed, type SignedAct, signedShape } from '#domain/clinical/signing/signed-note.ts';
import { formatDate, formatDay } from '#domain/platform/dates.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { type Act, type ActCalls, ActDialog } from './act-dialog.tsx';
import { ReviewLines } from './review-lines.tsx';
import { nounTitles, type SignedRecord } from './signing-queries.ts';

type SignedVersion = Exclude<Signed, SignedAct>;

interface SignedVersionsProps {
  /** The kind of record that was signed. */
  noun: SignedRecord['noun'];
  /** All its signed texts, in order. */
  texts: readonly ReadableText[];
  reviews: readonly ReadableReview[];
  state: NoteStatus;
  /** The actions after signing; none for a supervisor. */
  calls?: ActCalls;
  renderVersion: (version: SignedVersion) => ReactNode;
}

/** The signed texts: the current version, additions and earlier versions, with the actions after signing. */
export function SignedVersions({ noun, texts, reviews, state, calls, renderVersion }: SignedVersionsProps) {
  const timeZone = useTimeZone();
  const [act, setAct] = useState<Act>();
  const reviewOf = new Map(
    reviews.map(({ uid, text, hash, reviewerId, verifiedAt }) => [
      uid,
      {
        review: signedReviewShape.parse(JSON.parse(text)),
        hash,
        isUnverified: isUnverified(reviewerId, verifiedAt),
      },
    ]),
  );
  const read = texts.map((one) => ({
    ...one,
    signed: signedShape.parse(JSON.parse(one.text)),
    reviewed: reviewOf.get(one.uid),
  }));
  const versions = read
    .flatMap(({ signed, ...one }): ReadVersion[] => ('words' in signed ? [] : [{ ...one, signed }]))
    .toReversed();
  const acts = read.flatMap(({ signed, ...one }): ReadAct[] =>
    'words' in signed ? [{ ...one, signed }] : [],
  );
  const [current] = versions;
  const isWithdrawn = state === 'withdrawn';
  return (
    <div className="flex flex-col gap-5">
      {/* At the top: below a long document nobody would find them, and a toast would cover them. */}
      {calls && state !== 'draft' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAct('addendum')}>
            Addendum
          </Button>
          <Button variant="secondary" onClick={() => setAct('correct')}>
            Correct
          </Button>
          {!isWithdrawn && (
            <Button variant="secondary" onClick={() => setAct('withdraw')}>
              Withdraw
            </Button>
          )}
        </div>
      )}
      {versions.map((version, index) => (
        <Version
          key={version.uid}
          noun={noun}
          version={version}
          next={versions[index - 1]}
          isWithdrawn={isWithdrawn}
          acts={acts.filter(({ aboutUid }) => aboutUid === version.uid)}
        >
          {renderVersion(version.signed)}
        </Version>
      ))}
      {acts
        .filter(({ aboutUid }) => !versions.some(({ uid }) => uid === aboutUid))
        .map((one) => (
          <Card key={one.uid}>
            <CardBody>
              <Added {...one} />
            </CardBody>
          </Card>
        ))}
      {calls && act && current && (
        <ActDialog
          {...{ act, noun, calls, isWithdrawn }}
          called={signedTextName(current.signed.kind)}
          signedOn={formatDate(current.signedAt, timeZone)}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  );
}

interface Reviewed {
  reviewed: { review: SignedReview; hash: string; isUnverified: boolean } | undefined;
}
type ReadVersion = ReadableText & Reviewed & { signed: SignedVersion };
type ReadAct = ReadableText & Reviewed & { signed: SignedAct };

interface VersionProps {
  noun: SignedRecord['noun'];
  version: ReadVersion;
  /** The version that replaced it. */
  next: ReadVersion | undefined;
  isWithdrawn: boolean;
  acts: readonly ReadAct[];
  children: ReactNode;
}

function Version({
  noun,
  version: { signed, version, hash, signedBy, verifiedAt, reviewed },
  next,
  isWithdrawn,
  acts,
  children,
}: VersionProps) {
  const shownName = useShownName();
  const isStruck = isWithdrawn && next === undefined;
  const isWaiting = reviewed === undefined && next === undefined && !isStruck;
  const status = isWaiting ? reviewStatus(signed, undefined) : undefined;
  const title = next
    ? `Version ${version}, Replaced ${formatDate(next.signedAt, signed.timeZone)}`
    : version > 1
      ? `Signed ${nounTitles[noun]}, Version ${version}`
      : `Signed ${nounTitles[noun]}`;
  const content = (
    <CardBody className="flex flex-col gap-4 pt-3">
      <p className="text-ink-muted text-sm">{clientText(signed, shownName)}</p>
      {acts.length > 0 && (
        <p className="text-ink text-sm">More stands below: {acts.map(actTitle).join(' · ')}</p>
      )}
      <div className={isStruck ? 'line-through' : undefined}>{children}</div>
      <Seal signed={signed} hash={hash} />
      {status && <p className="font-medium text-sm text-warning-ink">{status}</p>}
      {reviewed && <ReviewLines {...reviewed} />}
      {acts.map((one) => (
        <Added key={one.uid} {...one} />
      ))}
    </CardBody>
  );
  return (
    <Card>
      <CardHeader
        title={title}
        actions={
          <>
            {signedBy === null && (
              <Badge variant={verifiedAt === null ? 'warning' : 'secondary'}>
                {isUnverified(signedBy, verifiedAt) ? UNVERIFIED : 'Imported'}
              </Badge>
            )}
            {'isLate' in signed && signed.isLate && <Badge variant="warning">Late entry</Badge>}
            {isStruck && <Badge variant="danger">Withdrawn</Badge>}
          </>
        }
      />
      {next ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center px-5 text-ink-muted text-sm">
            Show this version
          </summary>
          {content}
        </details>
      ) : (
        content
      )}
    </Card>
  );
}

/** Returns the client's name and birth date as signed: the name may have changed since. */
function clientText({ client, practice }: Signed, shownName: (name: string) => string): string {
  const born = client.dateOfBirth && `Date of birth: ${formatDay(client.dateOfBirth)}`;
  return [shownName(client.name), born, practice.name].filter(Boolean).join(' · ');
}

const actTitles = { addendum: 'Addendum', 'family-statement': 'Family statement', withdrawal: 'Withdrawn' };

/** Returns "Addendum, Nov 20, 2026". */
function actTitle({ signed: { kind, signedAt, timeZone } }: ReadAct): string {
  return `${actTitles[kind]}, ${formatDate(signedAt, timeZone)}`;
}

function Added({ signed, hash, signedBy, verifiedAt, reviewed }: ReadAct) {
  return (
    <section className="border-line border-t pt-4 text-sm">
      <h3 className="font-medium text-ink">{actTitles[signed.kind]}</h3>
      <p className="max-w-[80ch] whitespace-pre-wrap break-words text-ink">{signed.words}</p>
      {isUnverified(signedBy, verifiedAt) && <p className="font-medium text-warning-ink">{UNVERIFIED}</p>}
      <Seal signed={signed} hash={hash} />
      {reviewed && <ReviewLines {...reviewed} />}
    </section>
  );
}

function Seal({ signed: { attestations, signatureLine }, hash }: { signed: Signed; hash: string }) {
  return (
    <div className="mt-2 max-w-[80ch] break-words text-ink-muted text-sm">
      {attestations.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <p>{signatureLine}</p>
      <p>{`Seal ${hash.slice(0, 12)}`}</p>
    </div>
  );
}

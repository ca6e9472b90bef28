import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { reviewStatus } from '#domain/clinical/reviews/signed-review.ts';
import { UNVERIFIED } from '#domain/clinical/signing/signed-document.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { clinicalStyles as styles } from './clinical-styles.ts';
import { birthDateText, signedOn } from './pdf-child.ts';
import {
  type Behind,
  isAct,
  isReview,
  isVersion,
  type Sealed,
  type SealedReview,
  type SignedStory,
  type SignedVersion,
} from './signed-story.ts';

/** As many characters of a hash as people can compare. */
const SEAL_SIGNS = 12;

type Body = (signed: SignedVersion) => ReactNode[];

interface SignedPartsOptions {
  isInRecord?: boolean;
  /** Follows the signature of the current version. */
  ending?: ReactNode;
}

/**
 * Returns all texts signed for one session or document: the current version with its signature, then the
 * others. Inside a record of many, headings are smaller and there are no page breaks.
 */
export function signedParts(
  story: SignedStory,
  bodyOf: Body,
  { isInRecord = false, ending = null }: SignedPartsOptions = {},
): ReactNode[] {
  const { counting, withdrawal, review, behind } = story;
  return [
    ...notices(story),
    ...versionParts(counting, bodyOf, {
      isStruck: withdrawal !== undefined,
      status: withdrawal ? undefined : reviewStatus(counting.signed, review),
    }),
    ending,
    ...behind.flatMap((one) => behindParts(one, bodyOf, isInRecord)),
  ];
}

function behindParts({ heading, isWithdrawn, text }: Behind, bodyOf: Body, isInRecord: boolean): ReactNode[] {
  const isEarlier = !isReview(text) && isVersion(text);
  // An earlier version starts on a new page, so that its pages are not mistaken for the current version's.
  const title = h(
    View,
    { key: `${text.hash} heading`, break: isEarlier && !isInRecord, minPresenceAhead: 60 },
    h(Text, { style: isInRecord ? pdfStyles.subheading : pdfStyles.heading }, heading),
  );
  if (!isEarlier) return [title, ...actParts(text)];
  const { client } = text.signed;
  const identification = [client.name, birthDateText(client)].filter(Boolean).join(', ');
  return [
    title,
    h(Text, { key: `${text.hash} whose`, style: pdfStyles.quiet }, identification),
    ...versionParts(text, bodyOf, { isStruck: isWithdrawn }),
  ];
}

function actParts(text: Sealed | SealedReview): ReactNode[] {
  const words = !isReview(text) && isAct(text);
  return [words && h(Text, { key: `${text.hash} words` }, text.signed.words), signatureBlock(text)];
}

/** Returns the notices at the top of page 1: whether it was withdrawn, and what follows it. */
function notices({ withdrawal, behind }: SignedStory): ReactNode[] {
  return [
    withdrawal &&
      h(
        View,
        { key: 'withdrawn', style: styles.withdrawn },
        h(Text, { style: pdfStyles.asked }, `Withdrawn ${signedOn(withdrawal.signed)}`),
        h(Text, null, `Reason: ${withdrawal.signed.words}`),
      ),
    behind.length > 0 &&
      h(
        View,
        { key: 'behind', style: pdfStyles.notice },
        h(
          Text,
          null,
          `More stands behind this, in order of time: ${behind.map(({ heading }) => heading).join(' · ')}`,
        ),
      ),
  ];
}

interface VersionTraits {
  isStruck: boolean;
  /** The review status. */
  status?: string | undefined;
}

function versionParts(
  text: Sealed<SignedVersion>,
  bodyOf: Body,
  { isStruck, status }: VersionTraits,
): ReactNode[] {
  return [
    h(View, { key: `${text.hash} body`, style: isStruck ? styles.struck : {} }, ...bodyOf(text.signed)),
    signatureBlock(text, status),
  ];
}

function signatureBlock({ signed, hash, isUnverified }: Sealed | SealedReview, status?: string) {
  const { attestations, signatureLine, signer } = signed;
  return h(
    View,
    { key: `${hash} signature`, style: styles.signature, wrap: false },
    ...attestations.map(({ text }) => h(Text, { key: text }, text)),
    h(Text, { style: styles.signatureLine }, signatureLine),
    isUnverified && h(Text, { style: styles.signatureLine }, UNVERIFIED),
    status && h(Text, { style: styles.signatureLine }, status),
    h(
      Text,
      { style: pdfStyles.quiet },
      [signer.npi && `NPI ${signer.npi}`, `Seal ${hash.slice(0, SEAL_SIGNS)}`].filter(Boolean).join(' · '),
    ),
  );
}

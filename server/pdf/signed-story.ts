import type { SignedDocument } from '#domain/signing/signed-document.ts';
import { type Signed, type SignedAct, signedShape } from '#domain/signing/signed-note.ts';
import { signedOn } from './clinical-words.ts';

/** What was signed, with the hash that it is sealed by. */
export interface Sealed<Said extends Signed = Signed> {
  signed: Said;
  hash: string;
}

export type SignedVersion = Exclude<Signed, SignedAct>;

/** Something that stands behind the version that counts: an earlier version, or what was added or taken back. */
export interface Behind {
  heading: string;
  text: Sealed;
  /** Of a version that was withdrawn. */
  isWithdrawn: boolean;
}

/** All that was signed of one session or document, as it is read. */
export interface SignedStory {
  /** The version that counts. */
  counting: Sealed<SignedVersion>;
  /** By which it was taken back. */
  withdrawal: Sealed<SignedAct> | undefined;
  /** The rest, in order of time. */
  behind: Behind[];
}

const actTitles = { addendum: 'Addendum', 'family-statement': 'Family statement', withdrawal: 'Withdrawal' };

/** Tells versions from acts, out of texts in the order in which they were signed. Undefined without a version. */
export function signedStory(texts: readonly Sealed[]): SignedStory | undefined {
  const versions = texts.filter(isVersion);
  const acts = texts.filter(isAct);
  const counting = versions.at(-1);
  if (!counting) return undefined;
  const withdrawalOf = ({ uid }: Signed) =>
    acts.find(({ signed }) => signed.kind === 'withdrawal' && signed.about === uid);
  return {
    counting,
    withdrawal: withdrawalOf(counting.signed),
    behind: texts
      .filter((text) => text !== counting)
      .map((text) => ({
        text,
        heading: headingOf(text, versions),
        isWithdrawn: withdrawalOf(text.signed) !== undefined,
      })),
  };
}

/** What was signed, read from its text, with its seal. */
export function sealedText({ text, hash }: Pick<SignedDocument, 'text' | 'hash'>): Sealed {
  return { signed: signedShape.parse(JSON.parse(text)), hash };
}

export function isVersion(text: Sealed): text is Sealed<SignedVersion> {
  return !isAct(text);
}

export function isAct(text: Sealed): text is Sealed<SignedAct> {
  return text.signed.kind in actTitles;
}

function headingOf(text: Sealed, versions: readonly Sealed[]): string {
  if (isAct(text)) return `${actTitles[text.signed.kind]}, ${signedOn(text.signed)}`;
  const next = versions[versions.indexOf(text) + 1];
  const replaced = next ? `, replaced ${signedOn(next.signed)}` : '';
  return `Version ${text.signed.version}${replaced}`;
}

import { type SignedDocument, versionKinds } from './signed-document.ts';

interface VersionKind {
  kind: (typeof versionKinds)[number];
}

/**
 * Returns the current version among a note's or document's signed texts, in order; additions are not
 * versions.
 */
export function lastVersion<Text extends Pick<SignedDocument, 'kind'>>(
  texts: readonly Text[],
): (Text & VersionKind) | undefined {
  return texts.findLast((text): text is Text & VersionKind => versionKinds.some((one) => one === text.kind));
}

/** Returns the withdrawal of a version, if any. */
export function withdrawalOf<Text extends Pick<SignedDocument, 'kind' | 'aboutUid'>>(
  texts: readonly Text[],
  { uid }: Pick<SignedDocument, 'uid'>,
): Text | undefined {
  return texts.find(({ kind, aboutUid }) => kind === 'withdrawal' && aboutUid === uid);
}

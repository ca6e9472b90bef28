import { type SignedDocument, versionKinds } from './signed-document.ts';

/** Of what was signed of a note or a document, in its order, the version that counts; what was added to it is none. */
export function lastVersion<Text extends Pick<SignedDocument, 'kind'>>(
  texts: readonly Text[],
): Text | undefined {
  return texts.findLast(({ kind }) => versionKinds.some((one) => one === kind));
}

/** The withdrawal of a version, where there is one. */
export function withdrawalOf<Text extends Pick<SignedDocument, 'kind' | 'aboutUid'>>(
  texts: readonly Text[],
  { uid }: Pick<SignedDocument, 'uid'>,
): Text | undefined {
  return texts.find(({ kind, aboutUid }) => kind === 'withdrawal' && aboutUid === uid);
}

import type { WholeCaseload } from '#domain/caseload/caseload-records.ts';
import { canonicalText } from '#domain/signing/canonical-text.ts';
import type { SignedDocument } from '#domain/signing/signed-document.ts';
import { signedShape } from '#domain/signing/signed-note.ts';
import { SignedChain } from '#server/signing/chain.ts';
import { invalidRow } from './archived-caseload.ts';

const ALTERED = 'It is not as it was signed';

/**
 * Throws 400, naming the row, unless each text is as it was signed and follows the one before of its child, and each note
 * that is signed has its signed text.
 */
export function refuseAlteredTexts({ signed_documents: documents, ...caseload }: WholeCaseload): void {
  const clientOfSession = new Map(caseload.sessions.map(({ id, clientId }) => [id, clientId]));
  const chains = new Map<number, SignedChain>();
  const signed = new Set<string>();
  const inOrder = documents
    .map((document, index) => ({ document, index }))
    .toSorted((a, b) => a.document.position - b.document.position);
  for (const { document, index } of inOrder) {
    const { clientId, sessionId, kind, version } = document;
    const chain = chains.get(clientId) ?? new SignedChain();
    chains.set(clientId, chain);
    const wrong =
      (clientOfSession.get(sessionId) !== clientId && 'Its session is of another client') ||
      ((!chain.follows(document) || !isAsItsText(document)) && ALTERED);
    if (wrong) throw invalidRow('signed_documents', index, wrong);
    if (kind === 'session-note') signed.add(`${sessionId} ${version}`);
  }
  const lost = caseload.session_notes.findIndex(
    ({ state, sessionId, version }) => state !== 'draft' && !signed.has(`${sessionId} ${version}`),
  );
  if (lost !== -1) throw invalidRow('session_notes', lost, 'Its signed text is not in this archive');
}

/** Whether what stands beside a signed text is what the text says. */
function isAsItsText({ text, uid, kind, aboutUid, version, signedAt }: SignedDocument): boolean {
  const { data } = signedShape.safeParse(parsed(text));
  if (data === undefined || canonicalText(data) !== text) return false;
  const stated = [data.uid, data.kind, data.about, data.version, data.signedAt];
  return JSON.stringify(stated) === JSON.stringify([uid, kind, aboutUid, version, signedAt]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

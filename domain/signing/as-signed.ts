import { canonicalText } from '#domain/canonical-text.ts';
import type { ClinicalDocument } from '#domain/documents/document.ts';
import type { GoalRevision } from '#domain/goals/goal-revision.ts';
import type { StoredResult } from '#domain/results/goal-result.ts';
import type { SessionNote } from '#domain/session-notes/session-note.ts';
import { shownNote } from '#domain/session-notes/shown-note.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';
import type { SignedDocument } from './signed-document.ts';
import { signedShape, type UnsignedNote } from './signed-note.ts';
import { revisionOfResult } from './unsigned-note.ts';
import { preparedPart, recordedPart, type WrittenDocument, writtenPart } from './written-part.ts';

type SignedSession = Pick<Session, 'id' | 'date' | 'duration' | 'type' | 'status' | 'notes'>;
type SignedText = Pick<SignedDocument, 'version' | 'sessionId' | 'documentId' | 'text'>;

/** What texts are signed from, and what lists, the graph and reports read: the rows of some sessions and documents. */
export interface SignedRows {
  sessions: readonly SignedSession[];
  session_notes: readonly SessionNote[];
  goal_results: readonly StoredResult[];
  goal_revisions: readonly GoalRevision[];
  documents: readonly ClinicalDocument[];
}

/**
 * Tells of signed texts whether the rows behind them still say the same. Those of a note or document that is being corrected, or
 * is withdrawn, need not: they are a draft's.
 */
export function rowsComparison(rows: SignedRows): (signed: SignedText) => boolean {
  const sessionOf = new Map(rows.sessions.map((session) => [session.id, session]));
  const noteOf = new Map(rows.session_notes.map((note) => [note.sessionId, note]));
  const resultsOf = Map.groupBy(rows.goal_results, ({ sessionId }) => sessionId);
  const revisionsOf = Map.groupBy(rows.goal_revisions, ({ goalId }) => goalId);
  const documentOf = new Map(rows.documents.map((document) => [document.id, document]));

  function isNoteAsSigned(sessionId: number, version: number, signed: UnsignedNote): boolean {
    const session = sessionOf.get(sessionId);
    const note = noteOf.get(sessionId);
    if (session === undefined || note === undefined) return false;
    if (!counts(note, version)) return true;
    const recorded = (resultsOf.get(sessionId) ?? []).map((result) => {
      const revision = revisionOfResult(revisionsOf.get(result.goalId) ?? [], result);
      return revision && { ...revision.content, ...result, revision: revision.revision };
    });
    return saidBy(session, note, recorded) === saidBySigned(signed);
  }

  function isDocumentAsSigned(documentId: number, version: number, signed: UnsignedDocument): boolean {
    const document = documentOf.get(documentId);
    if (document === undefined) return false;
    return !counts(document, version) || saidByDocument(document) === saidByDocument(signed);
  }

  return ({ version, sessionId, documentId, text }) => {
    const { data: signed } = signedShape.safeParse(JSON.parse(text));
    if (signed === undefined) return false;
    switch (signed.kind) {
      case 'addendum':
      case 'family-statement':
      case 'withdrawal':
        return true;
      case 'session-note':
        return sessionId !== null && isNoteAsSigned(sessionId, version, signed);
      default:
        return documentId !== null && isDocumentAsSigned(documentId, version, signed);
    }
  };
}

function counts({ state, version }: Pick<SessionNote, 'state' | 'version'>, signedVersion: number): boolean {
  return state === 'signed' && version === signedVersion;
}

type Recorded = Parameters<typeof recordedPart>[0][number] | undefined;

function saidBy(session: SignedSession, note: SessionNote, recorded: readonly Recorded[]): string {
  const { date: beganAt, duration: minutes, type, status, notes } = session;
  const written = writtenPart({ ...shownNote(note, session), beganAt, minutes, type, status, notes });
  const { correctionReason, lateReason } = note;
  const known = recorded.filter((result) => result !== undefined);
  return canonicalText([written, recordedPart(known), recorded.length, correctionReason, lateReason]);
}

function saidBySigned(signed: UnsignedNote): string {
  const { goals, correctionReason, lateReason } = signed;
  return canonicalText([
    writtenPart(signed),
    recordedPart(goals),
    goals.length,
    correctionReason,
    lateReason,
  ]);
}

function saidByDocument(document: WrittenDocument & Pick<UnsignedDocument, 'kind' | 'correctionReason'>) {
  const { kind, correctionReason } = document;
  return canonicalText([kind, preparedPart(document), correctionReason]);
}

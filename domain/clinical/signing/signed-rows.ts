import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import { shownNote } from '#domain/clinical/notes/shown-note.ts';
import type { StoredResult } from '#domain/clinical/results/goal-result.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';
import type { SignedDocument } from './signed-document.ts';
import { signedShape, type UnsignedNote } from './signed-note.ts';
import { revisionOfResult } from './unsigned-note.ts';
import {
  preparedPart,
  recordedPart,
  type WrittenDocument,
  type WrittenNote,
  writtenPart,
} from './written-part.ts';

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

  function isNoteKept(sessionId: number, version: number, signed: UnsignedNote): boolean {
    const session = sessionOf.get(sessionId);
    const note = noteOf.get(sessionId);
    if (session === undefined || note === undefined) return false;
    if (!counts(note, version)) return true;
    const recorded = (resultsOf.get(sessionId) ?? []).map((result) => {
      const revision = revisionOfResult(revisionsOf.get(result.goalId) ?? [], result);
      return revision && { ...revision.content, ...result, revision: revision.revision };
    });
    if (!recorded.every((result) => result !== undefined)) return false;
    const { date: beganAt, duration: minutes, type, status, notes } = session;
    const kept = { ...shownNote(note, session), beganAt, minutes, type, status, notes };
    return saidByNote(kept, recorded) === saidByNote(signed, signed.goals);
  }

  function isDocumentKept(documentId: number, version: number, signed: UnsignedDocument): boolean {
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
        return sessionId !== null && isNoteKept(sessionId, version, signed);
      default:
        return documentId !== null && isDocumentKept(documentId, version, signed);
    }
  };
}

function counts({ state, version }: Pick<SessionNote, 'state' | 'version'>, signedVersion: number): boolean {
  return state === 'signed' && version === signedVersion;
}

function saidByNote(
  note: WrittenNote & Pick<UnsignedNote, 'correctionReason' | 'lateReason'>,
  recorded: Parameters<typeof recordedPart>[0],
): string {
  return canonicalText([writtenPart(note), recordedPart(recorded), note.correctionReason, note.lateReason]);
}

function saidByDocument(
  document: WrittenDocument & Pick<UnsignedDocument, 'kind' | 'correctionReason'>,
): string {
  const { kind, correctionReason } = document;
  return canonicalText([kind, preparedPart(document), correctionReason]);
}

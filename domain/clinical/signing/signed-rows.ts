import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import { notesBySigningRule } from '#domain/clinical/notes/shown-note.ts';
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

type SignedSession = Pick<Session, 'id' | 'date' | 'duration' | 'type' | 'status' | 'notes' | 'missedReason'>;
type SignedText = Pick<SignedDocument, 'version' | 'sessionId' | 'documentId' | 'text'>;

/**
 * The rows of some sessions and documents that signed texts were made from, and that lists, graphs and
 * reports read.
 */
export interface SignedRows {
  sessions: readonly SignedSession[];
  session_notes: readonly SessionNote[];
  goal_results: readonly StoredResult[];
  goal_revisions: readonly GoalRevision[];
  documents: readonly ClinicalDocument[];
}

/**
 * Returns a function that checks whether a signed text still matches its rows. Notes and documents that are
 * being corrected or are withdrawn need not match: their rows belong to a draft.
 */
export function rowsComparison(rows: SignedRows): (signed: SignedText) => boolean {
  const sessionOf = new Map(rows.sessions.map((session) => [session.id, session]));
  const noteOf = new Map(rows.session_notes.map((note) => [note.sessionId, note]));
  const resultsOf = Map.groupBy(rows.goal_results, ({ sessionId }) => sessionId);
  const revisionsOf = Map.groupBy(rows.goal_revisions, ({ goalId }) => goalId);
  const documentOf = new Map(rows.documents.map((document) => [document.id, document]));

  function isNoteUnchanged(sessionId: number, version: number, signed: UnsignedNote): boolean {
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
    // A reason may be added after signing.
    const missedReason = signed.missedReason === undefined ? undefined : (session.missedReason ?? undefined);
    const ofSession = { beganAt, minutes, type, status, notes, ...(missedReason && { missedReason }) };
    const asSigned = noteText(signed, signed.goals);
    return notesBySigningRule(note, session).some(
      (current) => noteText({ ...current, ...ofSession }, recorded) === asSigned,
    );
  }

  function isDocumentUnchanged(documentId: number, version: number, signed: UnsignedDocument): boolean {
    const document = documentOf.get(documentId);
    if (document === undefined) return false;
    return !counts(document, version) || documentText(document) === documentText(signed);
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
        return sessionId !== null && isNoteUnchanged(sessionId, version, signed);
      default:
        return documentId !== null && isDocumentUnchanged(documentId, version, signed);
    }
  };
}

function counts({ state, version }: Pick<SessionNote, 'state' | 'version'>, signedVersion: number): boolean {
  return state === 'signed' && version === signedVersion;
}

function noteText(
  note: WrittenNote & Pick<UnsignedNote, 'correctionReason' | 'lateReason'>,
  recorded: Parameters<typeof recordedPart>[0],
): string {
  return canonicalText([writtenPart(note), recordedPart(recorded), note.correctionReason, note.lateReason]);
}

function documentText(
  document: WrittenDocument & Pick<UnsignedDocument, 'kind' | 'correctionReason'>,
): string {
  const { kind, correctionReason } = document;
  return canonicalText([kind, preparedPart(document), correctionReason]);
}

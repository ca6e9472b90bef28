import { canonicalText } from '#domain/canonical-text.ts';
import type { GoalRevision } from '#domain/goals/goal-revision.ts';
import type { StoredResult } from '#domain/results/goal-result.ts';
import type { SessionNote } from '#domain/session-notes/session-note.ts';
import { shownNote } from '#domain/session-notes/shown-note.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { SignedDocument } from './signed-document.ts';
import { signedNoteShape, type UnsignedNote } from './signed-note.ts';
import { revisionOfResult } from './unsigned-note.ts';
import { recordedPart, writtenPart } from './written-part.ts';

type SignedSession = Pick<Session, 'id' | 'date' | 'duration' | 'type' | 'status' | 'notes'>;
type SignedText = Pick<SignedDocument, 'kind' | 'version' | 'sessionId' | 'text'>;

/** What notes are signed from, and what lists, the graph and reports read: the rows of some sessions, in any order. */
export interface SignedRows {
  sessions: readonly SignedSession[];
  session_notes: readonly SessionNote[];
  goal_results: readonly StoredResult[];
  goal_revisions: readonly GoalRevision[];
}

/**
 * Tells of signed texts whether the rows behind them still say the same. Those of a note that is being corrected, or is
 * withdrawn, need not: they are a draft's.
 */
export function rowsComparison(rows: SignedRows): (signed: SignedText) => boolean {
  const sessionOf = new Map(rows.sessions.map((session) => [session.id, session]));
  const noteOf = new Map(rows.session_notes.map((note) => [note.sessionId, note]));
  const resultsOf = Map.groupBy(rows.goal_results, ({ sessionId }) => sessionId);
  const revisionsOf = Map.groupBy(rows.goal_revisions, ({ goalId }) => goalId);

  return ({ kind, version, sessionId, text }) => {
    if (kind !== 'session-note' || sessionId === null) return true;
    const session = sessionOf.get(sessionId);
    const note = noteOf.get(sessionId);
    if (session === undefined || note === undefined) return false;
    if (note.state !== 'signed' || note.version !== version) return true;
    const recorded = (resultsOf.get(sessionId) ?? []).map((result) => {
      const revision = revisionOfResult(revisionsOf.get(result.goalId) ?? [], result);
      return revision && { ...revision.content, ...result, revision: revision.revision };
    });
    const { data: signed } = signedNoteShape.safeParse(JSON.parse(text));
    return signed !== undefined && saidBy(session, note, recorded) === saidBySigned(signed);
  };
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

import { setImmediate } from 'node:timers/promises';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import { type SignedDocument, versionKinds } from '#domain/clinical/signing/signed-document.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { ClientOf } from './broken-signed.ts';

const ROWS_AT_ONCE = 500;

type Subject = Pick<SignedDocument, 'sessionId' | 'documentId'>;
type Text = Subject & Pick<SignedDocument, 'uid' | 'kind' | 'aboutUid' | 'version' | 'position'>;

/** A note or document with its state. */
export type RowWithState = ClientOf & Subject & Pick<SessionNote, 'state' | 'version'>;

interface Version extends Pick<Text, 'uid' | 'version' | 'position'> {
  isWithdrawn: boolean;
}

/** What a child's signed texts, read in order, say about the sessions and documents that they were signed for. */
export class SignedSubjects {
  readonly #subjectOf = new Map<string, string>();
  readonly #lastVersion = new Map<string, Version>();

  /** Adds the next text. Returns whether the text that it is about was signed for the same session or document. */
  fits(text: Text): boolean {
    const subject = keyOfSubject(text);
    this.#subjectOf.set(text.uid, subject);
    const last = this.#lastVersion.get(subject);
    if (versionKinds.some((kind) => kind === text.kind))
      this.#lastVersion.set(subject, { ...text, isWithdrawn: false });
    else if (text.kind === 'withdrawal' && last?.uid === text.aboutUid) last.isWithdrawn = true;
    return text.aboutUid === null || this.#subjectOf.get(text.aboutUid) === subject;
  }

  /**
   * Returns whether a note or document may be in its state: signed or withdrawn as its last version is, or a draft of the
   * next one.
   */
  allows({ state, version, ...subject }: RowWithState): boolean {
    const last = this.#lastVersion.get(keyOfSubject(subject));
    // What is not signed yet, or has marks only.
    if (last === undefined) return state === 'draft' || state === 'none';
    if (state === 'draft') return version === last.version + 1;
    return version === last.version && state === (last.isWithdrawn ? 'withdrawn' : 'signed');
  }

  /** Returns the position of the last version of a note or document; undefined if nothing was signed. */
  positionOf(subject: Subject): number | undefined {
    return this.#lastVersion.get(keyOfSubject(subject))?.position;
  }
}

function keyOfSubject({ sessionId, documentId }: Subject): string {
  return sessionId === null ? `document ${documentId}` : `session ${sessionId}`;
}

/** Yields every note and document, in batches, so that other requests can run in between. */
export async function* rowsWithState(read: Database['read']): AsyncGenerator<RowWithState> {
  const notes = read
    .selectFrom('session_notes')
    .select(['id', 'therapist_id as therapistId', 'client_id as clientId', 'state', 'version'])
    .select('session_id as sessionId');
  yield* inBatches(async (last) => {
    const rows = await notes.where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE).execute();
    return rows.map((row) => ({ ...row, documentId: null }));
  });
  const documents = read
    .selectFrom('documents')
    .select(['id', 'therapist_id as therapistId', 'client_id as clientId', 'state', 'version']);
  yield* inBatches(async (last) => {
    const rows = await documents.where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE).execute();
    return rows.map((row) => ({ ...row, sessionId: null, documentId: row.id }));
  });
}

async function* inBatches<Row extends { id: number }>(
  next: (last: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const rows = await next(last);
    yield* rows;
    await setImmediate();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

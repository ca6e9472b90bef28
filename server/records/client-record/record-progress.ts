import type { RecordProgress } from '#domain/caseload/clients/record-progress.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { LINES_A_PAGE, linesOf } from '#server/platform/pdf/text-lines.ts';
import type { ClientRecordContent } from './client-record-content.ts';

const INVOICES_A_PAGE = 25;

/** About how many pages a record will have: what each session, answer and note takes, counted in lines. */
export function expectedPages({
  client,
  sessions,
  assessments,
  annuals,
  invoices,
  plans,
  goals,
  signed,
  documents,
}: ClientRecordContent): number {
  const ofSessions = sum(sessions, ({ notes }) => (notes ? 3 + linesOf(notes) : 2));
  const ofAssessments = sum(
    assessments,
    ({ responses }) => 6 + sum(responses ?? [], (answer) => 3 + linesOf(answer)),
  );
  const ofGoals = 4 * plans.length + sum(goals, ({ statement }) => 6 + linesOf(statement));
  const ofSigned = sum(signed, linesOfSigned);
  const ofDocuments = sum(
    documents,
    ({ filled, sections }) => 12 + 22 * filled.goals.length + 3 * sections.length,
  );
  const lines = linesOf(client.notes) + ofSessions + ofAssessments + ofGoals + ofSigned + ofDocuments;
  return (
    1 + Math.ceil(lines / LINES_A_PAGE) + Math.ceil((annuals.length + invoices.length) / INVOICES_A_PAGE)
  );
}

/** Half of a signed text are names of its fields; its facts and signature are a few lines more than its words. */
export function linesOfSigned({ text }: Pick<SignedDocument, 'text'>): number {
  return 12 + linesOf(text) / 2;
}

/** How far the records are that this process is making now, each by its therapist and client. */
export class RecordsInWork {
  readonly #progress = new Map<string, RecordProgress>();

  /** Runs what makes a record, which tells each page that it has come to. */
  async follow<T>(
    key: string,
    pages: number,
    make: (onPage: (page: number) => void) => Promise<T>,
  ): Promise<T> {
    const ours: RecordProgress = { page: 0, pages };
    this.#progress.set(key, ours);
    try {
      return await make((page) => {
        ours.page = page;
        ours.pages = Math.max(page, pages);
      });
    } finally {
      // The same record may have been asked for again since.
      if (this.#progress.get(key) === ours) this.#progress.delete(key);
    }
  }

  /** How far a record is; no pages where none is made here. */
  of(key: string): RecordProgress {
    return this.#progress.get(key) ?? { page: 0, pages: 0 };
  }
}

function sum<T>(all: readonly T[], count: (one: T) => number): number {
  return all.reduce((total, one) => total + count(one), 0);
}

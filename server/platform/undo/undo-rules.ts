import type { FastifyRequest } from 'fastify';
import type { Instant } from '#domain/platform/dates.ts';
import type { EarlierRecord } from '#domain/platform/record.ts';
import type { RecordTable } from '#domain/program/caseload-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import type { UndoStep } from './undo-recorder.ts';

type Settings = FastifyRequest['practice']['settings'];

/**
 * What else undoing a change of one kind of record has to do, apart from its own columns. Each throws 400 or 409 if it
 * cannot be undone.
 */
interface UndoRules {
  /** Called before a change is reverted; `before` has the fields that get their earlier content. */
  beforeRevert?: (queries: CaseloadWrites, id: number, before: EarlierRecord) => Promise<void>;
  /** Called after a change was reverted; `now` is the record before that. */
  afterRevert?: (
    queries: CaseloadWrites,
    record: { id: number; now: EarlierRecord; before: EarlierRecord },
    settings: Settings,
  ) => Promise<void>;
  /** Deletes a record that the change added, by the rules of its kind. */
  removeAdded?: (queries: CaseloadWrites, id: number, settings: Settings) => Promise<void>;
  /** Called before a deleted record is inserted again. */
  beforeRestore?: (queries: CaseloadWrites, record: EarlierRecord) => Promise<void>;
  /** Called after a deleted record was inserted again. */
  afterRestore?: (queries: CaseloadWrites, id: number) => Promise<void>;
}

/** What a noun adds to the undo. */
export interface ModuleUndo {
  rules?: { [Table in RecordTable]?: UndoRules };
  /** Looks at all steps before the first; `madeAt` is the moment of the change. Throws 409. */
  refuse?: (queries: CaseloadQueries, steps: readonly UndoStep[], madeAt: Instant) => Promise<void>;
  /** Looks at what all steps came to, and changes what follows from it. Throws 409. */
  refuseOutcome?: (queries: CaseloadWrites, steps: readonly UndoStep[], settings: Settings) => Promise<void>;
}

/** Returns the steps that revert changes of sessions. */
export function changesOfSessions(steps: readonly UndoStep[]): Extract<UndoStep, { was: 'changed' }>[] {
  return steps.filter((step) => step.was === 'changed').filter((step) => step.table === 'sessions');
}

import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { EarlierRecord } from '#domain/platform/record.ts';
import { id, instant } from '#domain/platform/stored-shapes.ts';
import { type CaseloadRecord, caseloadRecords, type RecordIn } from '#domain/program/caseload-records.ts';

/** The tables of what an act adds by itself, and an undo takes out again. */
export const addedTables = [
  'invoices',
  'sessions',
  'groups',
  'group_members',
  'closings',
  'organizations',
  'mandates',
  'billing_details',
  'payments',
  'payment_applications',
] as const;
const table = z.enum(caseloadRecords.map((kind) => kind.table));
const fields = z.record(z.string(), z.unknown());

/** One step of an undo; `updatedAt` is the record's moment after the change. */
const undoStep = z.discriminatedUnion('was', [
  /** `before` has only the changed fields. */
  z.object({ was: z.literal('changed'), table, id, before: fields, updatedAt: instant }),
  z.object({
    was: z.literal('added'),
    table: z.enum(addedTables),
    id,
    updatedAt: instant,
    /** The record's fields, to describe the undo after the record is gone. */
    record: z.optional(fields),
  }),
  z.object({ was: z.literal('removed'), table, record: fields }),
  z.object({ was: z.literal('sealed'), sealedId: id }),
]);
export const undoSteps = z.array(undoStep);
export type UndoStep = z.output<typeof undoStep>;

export type AddedRecord = RecordIn<(typeof addedTables)[number]>;

type Stamped = { id: number; updatedAt: string };

/** Records within a write the steps that undo it. */
export interface UndoRecorder {
  changed(kind: CaseloadRecord, before: Stamped, after: Stamped): void;
  /** `belongsTo` names the records that follow once this one is gone again. */
  added(kind: AddedRecord, record: Stamped, belongsTo?: EarlierRecord): void;
  /** For records that are deleted without being sealed. */
  removed(kind: CaseloadRecord, record: EarlierRecord): void;
  sealed(sealedId: number): void;
  /** Makes this write not undoable. */
  forget(): void;
}

/** Records nothing: for what an undo of something else takes along. */
export const noUndo: UndoRecorder = {
  changed: () => undefined,
  added: () => undefined,
  removed: () => undefined,
  sealed: () => undefined,
  forget: () => undefined,
};

/** Returns the recorder of one write, whose `steps` are in the order in which they are undone. */
export function undoRecorder(): UndoRecorder & { steps: () => UndoStep[] } {
  const steps: UndoStep[] = [];
  return {
    steps: () => steps.toReversed(),
    changed(kind, before, after) {
      const earlier = steps.find(
        (step) =>
          (step.was === 'changed' || step.was === 'added') &&
          step.table === kind.table &&
          step.id === after.id,
      );
      const changed = changedFields(kind, before, after);
      if (earlier?.was === 'changed') {
        // The value recorded first is the one before the write.
        earlier.before = { ...changed, ...earlier.before };
        earlier.updatedAt = after.updatedAt;
      } else if (earlier?.was === 'added') {
        // It is taken out whole.
        earlier.updatedAt = after.updatedAt;
      } else if (Object.keys(changed).length > 0) {
        const { id, updatedAt } = after;
        steps.push({ was: 'changed', table: kind.table, id, before: changed, updatedAt });
      }
    },
    added: (kind, { id, updatedAt }, record) =>
      void steps.push({ was: 'added', table: kind.table, id, updatedAt, ...(record && { record }) }),
    removed: (kind, record) => void steps.push({ was: 'removed', table: kind.table, record }),
    sealed: (sealedId) => void steps.push({ was: 'sealed', sealedId }),
    forget: () => void steps.splice(0),
  };
}

/** Returns the changed fields with their values before the change. */
function changedFields(kind: CaseloadRecord, before: object, after: object): EarlierRecord {
  const now = new Map<string, unknown>(Object.entries(after));
  const changed = Object.entries(before).filter(
    ([field, value]) =>
      field in kind.fields && field !== 'updatedAt' && !isDeepStrictEqual(value, now.get(field)),
  );
  return Object.fromEntries(changed);
}

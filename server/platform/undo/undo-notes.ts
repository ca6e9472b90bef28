import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import type { closingRecord } from '#domain/caseload/closings/closing.ts';
import type { groupRecord } from '#domain/caseload/groups/group.ts';
import type { groupMemberRecord } from '#domain/caseload/groups/group-member.ts';
import type { sessionRecord } from '#domain/caseload/sessions/session.ts';
import type { EarlierRecord } from '#domain/platform/record.ts';
import { id, instant } from '#domain/platform/stored-shapes.ts';
import { type CaseloadRecord, caseloadRecords } from '#domain/program/caseload-records.ts';

const table = z.enum(caseloadRecords.map((kind) => kind.table));
const fields = z.record(z.string(), z.unknown());

/** One thing to put back; `updatedAt` is the moment that the record had after the change. */
const undoStep = z.discriminatedUnion('was', [
  /** `before` holds the fields alone that the change was about. */
  z.object({ was: z.literal('changed'), table, id, before: fields, updatedAt: instant }),
  z.object({
    was: z.literal('added'),
    table: z.enum(['invoices', 'sessions', 'groups', 'group_members', 'closings']),
    id,
    updatedAt: instant,
  }),
  z.object({ was: z.literal('removed'), table, record: fields }),
  z.object({ was: z.literal('sealed'), sealedId: id }),
]);
export const undoSteps = z.array(undoStep);
export type UndoStep = z.output<typeof undoStep>;

type AddedRecord =
  | typeof invoiceRecord
  | typeof sessionRecord
  | typeof groupRecord
  | typeof groupMemberRecord
  | typeof closingRecord;

type Stamped = { id: number; updatedAt: string };

/** Notes within a write what it would take to undo it. */
export interface UndoNotes {
  changed(kind: CaseloadRecord, before: Stamped, after: Stamped): void;
  added(kind: AddedRecord, record: Stamped): void;
  /** Of records that are not sealed when they are deleted. */
  removed(kind: CaseloadRecord, record: EarlierRecord): void;
  sealed(sealedId: number): void;
  /** What this write does is not to be undone. */
  forget(): void;
}

/** The notes of one write, and what they came to, in the order in which it is to be put back. */
export function undoNotes(): UndoNotes & { steps: () => UndoStep[] } {
  const steps: UndoStep[] = [];
  return {
    steps: () => steps.toReversed(),
    changed(kind, before, after) {
      const earlier = steps.find(
        (step) => step.was === 'changed' && step.table === kind.table && step.id === after.id,
      );
      const changed = changedFields(kind, before, after);
      if (earlier?.was === 'changed') {
        // What was noted first is what stood there before the write.
        earlier.before = { ...changed, ...earlier.before };
        earlier.updatedAt = after.updatedAt;
      } else if (Object.keys(changed).length > 0) {
        const { id, updatedAt } = after;
        steps.push({ was: 'changed', table: kind.table, id, before: changed, updatedAt });
      }
    },
    added: (kind, { id, updatedAt }) => void steps.push({ was: 'added', table: kind.table, id, updatedAt }),
    removed: (kind, record) => void steps.push({ was: 'removed', table: kind.table, record }),
    sealed: (sealedId) => void steps.push({ was: 'sealed', sealedId }),
    forget: () => void steps.splice(0),
  };
}

/** The fields whose content a change made another one, as they were before it. */
function changedFields(kind: CaseloadRecord, before: object, after: object): EarlierRecord {
  const now = new Map<string, unknown>(Object.entries(after));
  const changed = Object.entries(before).filter(
    ([field, value]) =>
      field in kind.fields && field !== 'updatedAt' && !isDeepStrictEqual(value, now.get(field)),
  );
  return Object.fromEntries(changed);
}

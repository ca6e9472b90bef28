import type { BillFigures } from './bill-figures.ts';
import type { Cover } from './cover.ts';
import { authorizationsOf, logsOf, type ServiceLog } from './service-log.ts';
import type { Voucher } from './voucher.ts';

/** Shown in place of a child's name on a bill after the child was deleted. */
const SEALED_LABEL = 'Sealed record';

/** A child on a bill, read from the bill's stored texts. */
export interface BillChild {
  label: string;
  /** "A-12, B-7"; empty without a number. */
  authorizations: string;
  figures: BillFigures;
  /** Empty once the child is deleted. */
  logs: ServiceLog[];
}

/** Returns the children of a bill in the order of its cover; a deleted child is sealed, the figures stay. */
export function childrenOfBill({ figures }: Cover, parts: Voucher['parts']): BillChild[] {
  const textOf = new Map(parts.map(({ position, text }) => [position, text]));
  return figures.map((sums, index) => {
    const text = textOf.get(index + 1);
    const logs = text === undefined ? [] : logsOf(text);
    const [first] = logs;
    return {
      label: first?.child.label ?? SEALED_LABEL,
      authorizations: authorizationsOf(logs),
      figures: sums,
      logs,
    };
  });
}

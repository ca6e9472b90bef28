import type { ListedDocument } from './document.ts';
import { documentSections } from './document-sections.ts';

type Report = Pick<ListedDocument, 'id' | 'kind' | 'state' | 'dueOn'>;

/** Returns whether a document is a report, in which goals are marked. */
export function isReport({ kind }: Pick<Report, 'kind'>): boolean {
  return documentSections[kind].some(({ hasMarks }) => hasMarks);
}

/**
 * Returns the draft report to write after `current`: by due day, those without one last. After the last comes the first.
 * Returns undefined without another draft.
 */
export function nextReport<One extends Report>(documents: readonly One[], current: Report): One | undefined {
  const drafts = documents
    .filter((document) => isReport(document) && document.state === 'draft' && document.id !== current.id)
    .toSorted(inOrder);
  return drafts.find((draft) => inOrder(draft, current) > 0) ?? drafts[0];
}

function inOrder(one: Report, other: Report): number {
  const [day, otherDay] = [one.dueOn ?? '9999', other.dueOn ?? '9999'];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return one.id - other.id;
}

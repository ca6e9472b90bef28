import { expect, test } from 'vitest';
import type { ListedDocument } from './document.ts';
import { nextReport } from './report-order.ts';

type Report = Pick<ListedDocument, 'id' | 'kind' | 'state' | 'dueOn'>;

const report = (id: number, dueOn: string | null, changes: Partial<Report> = {}): Report => ({
  ...{ id, dueOn, kind: 'progress-report', state: 'draft' },
  ...changes,
});
const first = report(4, '2026-11-06');
const second = report(2, '2026-11-13');
const third = report(3, '2026-11-13');
const undated = report(1, null, { kind: 'annual-review' });
const all = [undated, second, third, first];

test.each<[string, Report[], Report, Report | undefined]>([
  ['the one due next', all, first, second],
  ['of the same day, the one begun later', all, second, third],
  ['one without a due day after the others', all, third, undated],
  ['the first again after the last', all, undated, first],
  ['the same after the current one was signed', all.toSpliced(1, 1), { ...second, state: 'signed' }, third],
  ['none that is signed', [first, { ...second, state: 'signed' }], first, undefined],
  ['none of a kind without marks', [first, { ...second, kind: 'evaluation' }], first, undefined],
])('The next report is %s', (_, documents, current, next) => {
  expect(nextReport(documents, current)).toEqual(next);
});

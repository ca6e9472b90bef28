import { expect, test } from 'vitest';
import { buildDocumentBody } from '#tests/builders/document-body-builder.ts';
import { isPlanAsSigned } from './same-as-signed.ts';

const { filled } = buildDocumentBody('progress-report');
const signedPlan = { id: 1, program: 'iep', title: 'IEP 2026-27', startsOn: '2026-09-08' } as const;
const otherPlan = { ...signedPlan, id: 2, program: 'private', title: 'Summer' } as const;
const renewed = { ...signedPlan, title: 'IEP, amended' };

test.each<[string, number | null, (typeof signedPlan | typeof otherPlan | typeof renewed)[], boolean]>([
  ['the plan that was signed', 1, [signedPlan, otherPlan], true],
  ['another plan', 2, [signedPlan, otherPlan], false],
  ['no plan any more', null, [signedPlan, otherPlan], false],
  ['a plan that is called otherwise since', 1, [renewed, otherPlan], true],
])('A correction is compared with the signed plan: %s', (_, planId, plans, isSame) => {
  expect(isPlanAsSigned(planId, plans, filled)).toBe(isSame);
});

test('A correction of a text signed without a plan needs no plan', () => {
  expect(isPlanAsSigned(null, [signedPlan], { ...filled, plan: null })).toBe(true);
  expect(isPlanAsSigned(1, [signedPlan], { ...filled, plan: null })).toBe(false);
});

import { expect, test } from 'vitest';
import { probeTask } from './probe-task.ts';

const goal = { name: 'Cutting on a line', clientId: 7, status: 'mastered', statusOn: '2026-11-02' } as const;

test('A mastered goal gets a probe task four weeks later', () => {
  expect(probeTask(goal, '2026-11-02')).toMatchObject({
    title: 'Probe: Cutting on a line',
    dueDate: '2026-11-30',
    clientId: 7,
  });
});

test.each([
  ['after that day', goal, '2026-11-30'],
  ['while it is worked on', { ...goal, status: 'active' }, '2026-11-02'],
] as const)('Nothing is to be looked at again %s', (_when, which, today) => {
  expect(probeTask(which, today)).toBeUndefined();
});

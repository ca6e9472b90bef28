import { expect, test } from 'vitest';
import type { Task } from '#domain/tasks/task.ts';
import { caseloadJson } from './caseload-json.ts';

const task: Task = {
  id: 1,
  therapistId: 1,
  title: 'Call "Ms. O’Neil"\nabout\tthe swing \\',
  description: null,
  dueDate: '2026-11-21',
  completed: false,
  clientId: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
};
const empty = { clients: [], sessions: [], assessments: [], invoices: [], annuals: [], tasks: [] };

test.each([empty, { ...empty, tasks: [task] }, { ...empty, tasks: [task, { ...task, id: 2 }] }])(
  'Written record by record, it is the same text as written at once',
  (caseload) => {
    expect([...caseloadJson(caseload)].join('')).toBe(JSON.stringify(caseload, null, 2));
  },
);

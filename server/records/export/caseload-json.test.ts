import { expect, test } from 'vitest';
import type { Task } from '#domain/caseload/tasks/task.ts';
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
const empty = {
  clients: [],
  sessions: [],
  assessments: [],
  invoices: [],
  annuals: [],
  tasks: [],
  closings: [],
};

async function written(caseload: Parameters<typeof caseloadJson>[0]): Promise<string> {
  let text = '';
  for await (const piece of caseloadJson(caseload)) text += piece;
  return text;
}

async function* inPairs(rows: readonly object[]) {
  for (let start = 0; start < rows.length; start += 2) yield rows.slice(start, start + 2);
}

const three = [task, { ...task, id: 2 }, { ...task, id: 3 }];

test.each([empty, { ...empty, tasks: [task] }, { ...empty, tasks: three }])(
  'JSON written in windows equals JSON written at once',
  async (caseload) => {
    const windows = Object.fromEntries(Object.entries(caseload).map(([name, rows]) => [name, inPairs(rows)]));
    const versions = { clients: 2, tasks: 1 };
    expect(await written({ versions, ...windows })).toBe(JSON.stringify({ versions, ...caseload }, null, 2));
  },
);

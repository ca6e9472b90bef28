import { sql } from 'kysely';
import { type NewTask, type Task, type TaskChange, taskRecord } from '#domain/caseload/tasks/task.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const TASK_NOT_FOUND = 'The requested task could not be found';

// Replaces a missing due date, because columns of a sort key must not be null.
const NO_DUE_DATE = '2999-12-31';

const columns = selectionOf(taskRecord);

/** The SQL equivalent of `compareTasks`, for paging. */
export const taskOrder: ListOrder<Task> = {
  direction: 'asc',
  keys: [
    { by: 'completed', shape: keyShapes.boolean, of: (task) => task.completed },
    { by: sql`(due_date IS NULL)`, shape: keyShapes.boolean, of: (task) => task.dueDate === null },
    {
      by: sql`coalesce(due_date, ${sql.lit(NO_DUE_DATE)})`,
      shape: keyShapes.day,
      of: (task) => task.dueDate ?? NO_DUE_DATE,
    },
    { by: 'id', shape: keyShapes.id, of: (task) => task.id },
  ],
};

export interface TaskFilter {
  /** The first and last due date; undated tasks are left out. */
  from?: Day | undefined;
  to?: Day | undefined;
  clientId?: number | undefined;
  completed?: boolean | undefined;
}

/** Returns the therapist's tasks: open ones first, by due date, undated last. */
export async function listTasks(
  queries: CaseloadQueries,
  { from, to, clientId, completed }: TaskFilter = {},
  page: Page = {},
): Promise<Task[]> {
  let selection = queries.selectFrom('tasks').select(columns);
  if (from !== undefined) selection = selection.where('due_date', '>=', from);
  if (to !== undefined) selection = selection.where('due_date', '<=', to);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (completed !== undefined) selection = selection.where('completed', '=', completed);
  return inOrder(selection, taskOrder, page).execute();
}

/** Returns one task. Throws 404 if it does not exist or belongs to another therapist. */
export async function getTask(queries: CaseloadQueries, id: number): Promise<Task> {
  const task = await queries.find(taskRecord, id);
  if (!task) throw notFound(TASK_NOT_FOUND);
  return task;
}

/** Inserts a task and returns it as stored. */
export async function createTask(queries: CaseloadWrites, task: NewTask): Promise<Task> {
  const row = newTaskRow(task, queries.now);
  const added = await queries.add(taskRecord, row);
  queries.audit({ action: 'create', entity: 'task', entityId: added.id, clientId: added.clientId });
  return added;
}

/** Returns the row of a task created at `now`. */
export function newTaskRow(task: NewTask, now: Instant) {
  return insertRow(taskRecord, { ...contentOf(taskRecord, task), createdAt: now, updatedAt: now });
}

/** Changes the sent fields. */
export function updateTask(
  queries: CaseloadWrites,
  before: Task,
  change: Omit<TaskChange, 'updatedAt'>,
): Promise<Task> {
  return changeAudited(queries, taskRecord, before, updateRow(taskRecord, change));
}

export function deleteTask(queries: CaseloadWrites, task: Task): Promise<void> {
  return removeAudited(queries, taskRecord, task);
}

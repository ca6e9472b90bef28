import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { newTask, taskChange } from '#domain/caseload/tasks/task.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { clientIdFilter, daysOfRange, rangeFields } from '#server/platform/http/list-filters.ts';
import { deleteOwn, getOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseQuery } from '#server/platform/http/validation.ts';
import {
  createTask,
  deleteTask,
  getTask,
  listTasks,
  TASK_NOT_FOUND,
  taskOrder,
  updateTask,
} from './task-store.ts';

/** The query parameters of the task list; `from` and `to` apply to the due date. */
const taskListQuery = z.object({
  ...pageFields,
  ...rangeFields,
  clientId: clientIdFilter,
  status: z.optional(z.enum(['open', 'completed'], 'Status must be open or completed')),
});

/** Routes for a therapist's tasks. */
export function taskRoutes(app: FastifyInstance): void {
  app.get('/api/tasks', routeDoc(listing), (request, reply) => {
    const { status, clientId, from, to, ...page } = parseQuery(taskListQuery, request.query);
    const completed = status === undefined ? undefined : status === 'completed';
    const due = daysOfRange({ from, to }, request.practice.settings.timeZone);
    return replyPage(request, reply, { order: taskOrder, page, reads: ['tasks'] }, (queries, part) =>
      listTasks(queries, { clientId, completed, ...due }, part),
    );
  });

  getOwn(app, own, { summary: 'One task' }, 'task');

  app.post('/api/tasks', { ...longTextBody, ...routeDoc(creating) }, async (request, reply) => {
    const task = parseBody(newTask, request.body);
    return replyCreated(request, reply, {
      create: async (queries) => {
        if (task.clientId) await getClient(queries, task.clientId);
        return createTask(queries, task);
      },
      load: getTask,
    });
  });

  putOwn(app, own, changing, async (queries, before, change) => {
    if (change.clientId) await getClient(queries, change.clientId);
    return updateTask(queries, before, change);
  });
  deleteOwn(app, own, { summary: 'Delete a task' }, deleteTask);
}

const own = { url: '/api/tasks/:id', missing: TASK_NOT_FOUND, load: getTask, limits: longTextBody } as const;

const listing = {
  summary: 'List tasks: open ones first, by due date, undated last',
  query: taskListQuery,
};

const creating = {
  summary: 'Add a task',
  body: newTask,
  status: 201,
} as const;

const changing = {
  summary: 'Change fields of a task, complete or reopen it',
  body: taskChange,
};

import * as z from 'zod/mini';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, id, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { LONG_TEXT_LIMIT, optionalText, requiredText } from '#domain/platform/text.ts';

const fields = {
  title: requiredText('Title is required', 1, 300),
  description: z.optional(optionalText(LONG_TEXT_LIMIT)),
  dueDate: z.optional(optionalDay('Please enter a valid due date')),
  completed: z.optional(z.boolean('Completed must be yes or no')),
  clientId: z.optional(z.nullable(recordId('Please choose a client from the list'))),
};

export const newTask = z.object(fields);
export type NewTask = z.output<typeof newTask>;

/** A partial change of a task. */
export const taskChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type TaskChange = z.output<typeof taskChange>;

export const taskRecord = describeRecord({
  noun: 'task',
  words: { one: 'task', several: 'tasks' },
  about: "A therapist's things to do",
  table: 'tasks',
  fields: {
    ...owned,
    title: z.string(),
    description: text,
    dueDate: z.nullable(day),
    completed: z.boolean(),
    clientId: z.nullable(id),
    ...moments,
  },
  links: { clientId: 'clients' },
  defaults: { completed: false },
  rules: newTask,
  changeRules: taskChange,
  upgrades: [],
});
export type Task = Answered<typeof taskRecord>;

import * as z from 'zod/mini';
import { newSession } from '#domain/caseload/sessions/session.ts';
import { MAXIMUM_DURATION_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { instant, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText } from '#domain/platform/text.ts';

/** A drive between two schools is short. */
export const SHORTEST_TIME_MINUTES = 5;

export const timeKinds = ['meeting', 'travel', 'testing', 'documentation'] as const;
export type TimeKind = (typeof timeKinds)[number];

export const timeKindLabels: Record<TimeKind, string> = {
  meeting: 'Meeting',
  travel: 'Travel',
  testing: 'Testing',
  documentation: 'Documentation',
};

const durationMessage = `Duration must be at least ${SHORTEST_TIME_MINUTES} minutes`;

const fields = {
  kind: z.enum(timeKinds, 'Please choose a kind of time'),
  date: newSession.shape.date,
  time: newSession.shape.time,
  duration: z
    .int(durationMessage)
    .check(
      z.minimum(SHORTEST_TIME_MINUTES, durationMessage),
      z.maximum(MAXIMUM_DURATION_MINUTES, 'Duration must be at most 24 hours'),
    ),
  note: z.optional(optionalText()),
};

/** New time without a child as the API accepts it: `date` and `time` together give an instant (see `parseMoment`). */
export const newTimeEntry = z.object(fields);
export type NewTimeEntry = z.output<typeof newTimeEntry>;

/** A partial change of time without a child. */
export const timeEntryChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type TimeEntryChange = z.output<typeof timeEntryChange>;

export const timeEntryRecord = describeRecord({
  noun: 'time-entry',
  words: { one: 'time entry', several: 'time entries' },
  about: "A therapist's time without a child: meetings, travel, testing, documentation",
  table: 'time_entries',
  fields: {
    ...owned,
    kind: z.enum(timeKinds),
    date: instant,
    /** Whole minutes. */
    duration: z.int(),
    note: text,
    ...moments,
  },
  rules: newTimeEntry,
  changeRules: timeEntryChange,
  upgrades: [],
});
export type TimeEntry = Answered<typeof timeEntryRecord>;

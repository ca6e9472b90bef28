import * as z from 'zod/mini';
import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import { isTime } from '#domain/platform/dates.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { nullish, recordId, ruleCheck, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { id, instant, moments, optionalInstant, owned, text } from '#domain/platform/stored-shapes.ts';
import { LONG_TEXT_LIMIT, optionalText, requiredText } from '#domain/platform/text.ts';
import { missedReasonFault, missedReasons } from './missed-reason.ts';
import { noteStatuses } from './note-status.ts';
import { schoolDayCycle } from './school-day-cycle.ts';
import { MAXIMUM_DURATION_MINUTES, sessionStatuses, sessionTypes } from './session-words.ts';

const LONGEST_SERIES_ID = 100;
/** The longest text of who declined a make-up, and why. */
export const DECLINED_LIMIT = 200;

const durationMessage = 'Duration must be at least 15 minutes';

const fields = {
  date: requiredText('Date is required', 1, 40),
  time: z.optional(
    z.nullable(
      z
        .string('Please enter a time like 14:30')
        .check(z.refine((time) => time === '' || isTime(time), 'Please enter a time like 14:30')),
    ),
  ),
  duration: z
    .int(durationMessage)
    .check(
      z.minimum(MINIMUM_DURATION_MINUTES, durationMessage),
      z.maximum(MAXIMUM_DURATION_MINUTES, 'Duration must be at most 24 hours'),
    ),
  type: z.enum(sessionTypes, 'Session type is required'),
  clientId: recordId('Client is required'),
  status: z.enum(sessionStatuses, 'Status is required'),
  notes: z.optional(optionalText(LONG_TEXT_LIMIT)),
  absenceNumber: z.optional(
    z
      .int('Absence number must be at least 1')
      .check(
        z.minimum(0, 'Absence number must be at least 1'),
        z.maximum(999, 'Absence number must be at most 999'),
      ),
  ),
  billable: z.optional(z.boolean('Billable must be yes or no')),
  /** The mandate that it counts toward; null is none. Left out, the client's mandates of that day decide. */
  mandateId: nullish(recordId('Choose the mandate from the list')),
  missedReason: nullish(z.enum(missedReasons, 'Choose the reason from the list')),
};

const changedFields = {
  ...fields,
  /** The start of the client's missed or short session that this one makes up. */
  makesUpFor: nullish(
    z.iso.datetime({ precision: 3, error: 'Choose a missed or short session of the same mandate' }),
  ),
  makeUpDeclined: z.optional(optionalText(DECLINED_LIMIT)),
};

/** A new session as the API accepts it: `date` and `time` together give an instant (see `parseMoment`). */
export const newSession = z.object({ ...fields, status: z._default(fields.status, 'scheduled') });
export type NewSession = z.output<typeof newSession>;

/** A partial change of a session. */
export const sessionChange = z.partial(z.object({ ...changedFields, updatedAt: seenUpdatedAt }));
export type SessionChange = z.output<typeof sessionChange>;

export const sessionRecord = describeRecord({
  noun: 'session',
  words: { one: 'session', several: 'sessions' },
  about: 'Appointments: planned, held, missed',
  table: 'sessions',
  fields: {
    ...owned,
    clientId: id,
    date: instant,
    /** Whole minutes. */
    duration: z.int(),
    type: z.enum(sessionTypes),
    status: z.enum(sessionStatuses),
    /** 0 unless the session is an absence. */
    absenceNumber: z.int(),
    billable: z.boolean(),
    /** A field of the session's note, which stores it. */
    notes: text,
    /** Shared by the sessions that one repeat created. */
    seriesId: text,
    /** The school days in the cycle that the series was counted by; null for a weekly series. */
    cycleLength: z.nullable(z.int()),
    /** The start of the client's missed session that this one makes up. */
    makesUpFor: optionalInstant,
    /** The group that met. */
    groupId: z.nullable(id),
    /** The mandate that it counts toward. */
    mandateId: z.nullable(id),
    missedReason: z.nullable(z.enum(missedReasons)),
    /** Who declined to make the session up, and why. */
    makeUpDeclined: text,
    ...moments,
  },
  elsewhere: { notes: { table: 'session_notes', by: 'sessionId' } },
  answered: { noteStatus: z.enum(noteStatuses) },
  // Missing in archives from before notes were records of their own.
  answeredBefore: { noteStatus: 'none' },
  parents: { clientId: 'clients' },
  links: { groupId: 'groups', mandateId: 'mandates' },
  notInSpreadsheet: ['seriesId', 'cycleLength'],
  rules: newSession,
  changeRules: sessionChange,
  wholeRules: z
    .object({
      seriesId: z.nullable(
        z.string().check(z.maxLength(LONGEST_SERIES_ID, 'The series of this session is not valid')),
      ),
      cycleLength: z.nullable(schoolDayCycle.shape.length),
      status: fields.status,
      missedReason: z.nullable(z.enum(missedReasons)),
    })
    .check(ruleCheck(missedReasonFault)),
  upgrades: [
    (earlier) => ({ ...earlier, makesUpFor: null }),
    (earlier) => ({ ...earlier, groupId: null }),
    (earlier) => ({ ...earlier, cycleLength: null }),
    (earlier) => ({ ...earlier, mandateId: null, missedReason: null, makeUpDeclined: null }),
  ],
});
export type Session = Answered<typeof sessionRecord>;

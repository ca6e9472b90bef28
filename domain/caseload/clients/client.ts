import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { optionalEmail } from '#domain/platform/email.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { LONG_TEXT_LIMIT, optionalText, requiredName } from '#domain/platform/text.ts';

export const clientStatuses = ['active', 'inactive'] as const;
export type ClientStatus = (typeof clientStatuses)[number];

const fields = {
  firstName: requiredName('First name must be at least 2 characters', 2),
  lastName: requiredName('Last name must be at least 2 characters', 2),
  email: z.optional(optionalEmail()),
  phone: z.optional(optionalText(50)),
  dateOfBirth: z.optional(optionalDay('Please enter a valid date of birth')),
  address: z.optional(optionalText(500)),
  notes: z.optional(optionalText(LONG_TEXT_LIMIT)),
  status: z.optional(z.enum(clientStatuses, 'Status must be active or inactive')),
};

/** A new client. `isPastBirthDate` checks that the date of birth is in the past. */
export const newClient = z.object(fields);
export type NewClient = z.output<typeof newClient>;
/** The client form while it is edited. */
export type ClientFormValues = z.input<typeof newClient>;

/** A partial change of a client. */
export const clientChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type ClientChange = z.output<typeof clientChange>;

export const clientRecord = describeRecord({
  noun: 'client',
  words: { one: 'client', several: 'clients' },
  about: 'The people in therapy',
  table: 'clients',
  fields: {
    ...owned,
    firstName: z.string(),
    lastName: z.string(),
    email: text,
    phone: text,
    dateOfBirth: z.nullable(day),
    address: text,
    notes: text,
    status: z.enum(clientStatuses),
    ...moments,
  },
  defaults: { status: 'active' },
  rules: newClient,
  changeRules: clientChange,
  upgrades: [],
});
export type Client = Answered<typeof clientRecord>;

export const BORN_IN_THE_FUTURE = 'Date of birth cannot be in the future';

/** Returns whether a date of birth is possible on the day `today`; a missing one is. */
export function isPastBirthDate(dateOfBirth: Day | null | undefined, today: Day): boolean {
  return !dateOfBirth || dateOfBirth <= today;
}

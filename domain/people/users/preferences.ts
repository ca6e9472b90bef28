import * as z from 'zod/mini';
import { weekStarts } from '#domain/platform/week.ts';
import { fullConfirmation } from './full-confirmation.ts';

/** The choices for automatic sign-out, in minutes without use; null for never. */
export const idleChoices = [5, 15, 30, 60, null] as const;
export type IdleMinutes = (typeof idleChoices)[number];

/** Returns whether an idle time is allowed if the practice's limit is `longest`. */
export function isIdleTimeAllowed(minutes: IdleMinutes, longest: IdleMinutes): boolean {
  return longest === null || (minutes !== null && minutes <= longest);
}

/** A therapist's personal preferences, the same on all their devices. */
export interface Preferences {
  weekStart: (typeof weekStarts)[number];
  idleMinutes: IdleMinutes;
}

const IDLE_MESSAGE = 'Automatic sign-out must be after 5, 15, 30 or 60 minutes, or never';

/** A partial change of the preferences. */
export const preferencesChange = z.object({
  weekStart: z.optional(z.enum(weekStarts, 'The week must start on Sunday, Monday or Saturday')),
  idleMinutes: z.optional(z.literal([...idleChoices], IDLE_MESSAGE)),
  /** Required for turning automatic sign-out off. */
  confirmation: z.optional(fullConfirmation),
});
export type PreferencesChange = z.output<typeof preferencesChange>;

import * as z from 'zod/mini';
import { weekStarts } from '#domain/platform/week.ts';
import { fullConfirmation } from './full-confirmation.ts';

/** After how many minutes without use somebody may be signed out; null for never. */
export const idleChoices = [5, 15, 30, 60, null] as const;
export type IdleMinutes = (typeof idleChoices)[number];

/** Whether somebody may be left signed in that long where the practice allows `longest`. */
export function isIdleTimeAllowed(minutes: IdleMinutes, longest: IdleMinutes): boolean {
  return longest === null || (minutes !== null && minutes <= longest);
}

/** How one therapist likes the app: not the practice's business, and the same on all of her devices. */
export interface Preferences {
  weekStart: (typeof weekStarts)[number];
  idleMinutes: IdleMinutes;
}

const IDLE_MESSAGE = 'Automatic sign-out must be after 5, 15, 30 or 60 minutes, or never';

/** A change of some of the preferences; what is not named stays. */
export const preferencesChange = z.object({
  weekStart: z.optional(z.enum(weekStarts, 'The week must start on Sunday, Monday or Saturday')),
  idleMinutes: z.optional(z.literal([...idleChoices], IDLE_MESSAGE)),
  /** Needed to turn the automatic sign-out off. */
  confirmation: z.optional(fullConfirmation),
});
export type PreferencesChange = z.output<typeof preferencesChange>;

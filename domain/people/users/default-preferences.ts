import type { Preferences } from './preferences.ts';

/**
 * The defaults until a therapist changes them: the week starts on Sunday, as is usual in the United States, and an
 * idle sign-in ends after half an hour, because many therapists use computers that a school's staff shares.
 */
export const defaultPreferences: Preferences = { weekStart: 'Sunday', idleMinutes: 30 };

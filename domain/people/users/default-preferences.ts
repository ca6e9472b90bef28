import type { Preferences } from './preferences.ts';

/**
 * What stands until a therapist chooses otherwise: the calendar of the United States, and half an hour, since
 * children's records are worked on at computers that a school's staff shares.
 */
export const defaultPreferences: Preferences = { weekStart: 'Sunday', idleMinutes: 30 };

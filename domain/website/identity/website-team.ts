import * as z from 'zod/mini';
import { requiredText } from '#domain/platform/text.ts';
import { portraitSchema } from '#domain/website/pictures/website-picture.ts';
import { spokenLanguagesSchema } from './spoken-languages.ts';

/** How many therapists the website shows beside the one it is about. */
export const MOST_COLLEAGUES = 12;

/** Where families read who they all are. */
export const TEAM_PATH = '/team';

/** A therapist's name, and how families read it. */
export const therapistName = {
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  /** Letters after the name, for example "MS, OTR/L"; empty for none. */
  postNominals: z.string().check(z.trim(), z.maxLength(60, 'Please shorten this to 60 characters')),
  role: requiredText('Please name the role'),
};

const license = z.string().check(z.trim(), z.maxLength(100, 'Please shorten this to 100 characters'));

/** What entitles a therapist to treat, and in which languages families can speak with them. */
export const therapistLicense = {
  /** Number and state as the practice writes it, for example "New York 012345"; empty where it does not say. */
  license: z._default(license, ''),
  languages: spokenLanguagesSchema,
};

/** A therapist of the practice beside the one that its website is about. */
export const colleagueSchema = z.object({
  ...therapistName,
  /** A few sentences. */
  biography: requiredText('Please write a few sentences', 1, 600),
  ...therapistLicense,
  portrait: z._default(z.nullable(portraitSchema), null),
});

export type Colleague = z.output<typeof colleagueSchema>;

export const teamSchema = z
  .array(colleagueSchema)
  .check(z.maxLength(MOST_COLLEAGUES, `The website shows at most ${MOST_COLLEAGUES} more therapists`));

/** Whether the website has a page of its therapists: once there is more than one. */
export function isTeamShown({ team }: { team: readonly Colleague[] }): boolean {
  return team.length > 0;
}

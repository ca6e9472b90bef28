import * as z from 'zod/mini';
import { requiredText } from '#domain/platform/text.ts';
import { photoText, portraitSchema } from '#domain/website/pictures/website-picture.ts';
import { described } from './fact.ts';
import { signatureOf } from './public-identity-text.ts';
import { languagesText, spokenLanguagesSchema } from './spoken-languages.ts';

/** The maximum number of other therapists on the website. */
export const MOST_COLLEAGUES = 12;

/** The path of the page that introduces all therapists. */
export const TEAM_PATH = '/team';

/** A therapist's name as families read it. */
export const therapistName = {
  firstName: described(requiredText('First name is required'), {
    label: 'First Name',
    confirmedAs: ['therapist.firstName'],
  }),
  lastName: described(requiredText('Last name is required'), {
    label: 'Last Name',
    confirmedAs: ['therapist.lastName'],
  }),
  /** Letters after the name, for example "MS, OTR/L"; empty for none. */
  postNominals: described(
    z.string().check(z.trim(), z.maxLength(60, 'Please shorten this to 60 characters')),
    { label: 'Letters After the Name', confirmedAs: ['therapist.postNominals'] },
  ),
  role: described(requiredText('Please name the role'), {
    label: 'Role',
    text: 'line',
    confirmedAs: ['therapist.role'],
  }),
};

const license = z.string().check(z.trim(), z.maxLength(100, 'Please shorten this to 100 characters'));

/** A therapist's license, and the languages in which families can speak with them. */
export const therapistLicense = {
  /**
   * The number and state as the practice writes it, for example "New York 012345"; empty if it does not say.
   */
  license: described(z._default(license, ''), { label: 'License' }),
  languages: described(spokenLanguagesSchema, {
    label: 'Languages',
    compareBy: (languages) => languagesText(languages),
  }),
};

/** A therapist of the practice other than the main one. */
const colleagueSchema = z.object({
  ...therapistName,
  /** A few sentences. */
  biography: described(requiredText('Please write a few sentences', 1, 600), {
    label: 'Biography',
    text: 'paragraph',
  }),
  ...therapistLicense,
  portrait: z._default(z.nullable(portraitSchema), null),
});

export type Colleague = z.output<typeof colleagueSchema>;

export const teamSchema = z
  .array(
    described(colleagueSchema, {
      entryLabel: (index) => `Colleague ${Number(index) + 1}`,
      compareBy: colleagueText,
    }),
  )
  .check(z.maxLength(MOST_COLLEAGUES, `The website shows at most ${MOST_COLLEAGUES} more therapists`));

function colleagueText({ portrait, license, languages, ...colleague }: Colleague): string {
  const lines = [
    signatureOf(colleague),
    colleague.role,
    colleague.biography,
    license,
    languagesText(languages),
    portrait && photoText(portrait),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Returns whether the website has a team page: once there is more than one therapist. */
export function isTeamShown({ team }: { team: readonly Colleague[] }): boolean {
  return team.length > 0;
}

/** The other therapists of the practice, as the owner types them. */
export const teamForm = z.object({ team: teamSchema });

export type TeamFormValues = z.input<typeof teamForm>;
export type TeamFormResult = z.output<typeof teamForm>;

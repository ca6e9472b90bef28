import type { Colleague } from '#domain/website/identity/website-team.ts';

/** Builds a colleague for the website. */
export function buildColleague(changes: Partial<Colleague> = {}): Colleague {
  return {
    firstName: 'Alma',
    lastName: 'Sampleton',
    postNominals: 'OTD, OTR/L',
    role: 'Occupational therapist',
    biography: 'I work with young children at home and at school. I like mud, music, and long walks.',
    license: 'New York 000000',
    languages: ['en', 'es'],
    portrait: null,
    ...changes,
  };
}

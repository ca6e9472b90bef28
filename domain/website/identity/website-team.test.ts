import { expect, test } from 'vitest';
import { isHiddenPage } from '#domain/website/pages/hidden-pages.ts';
import { buildColleague } from '#tests/builders/colleague-builder.ts';
import { identityDifferences } from './identity-differences.ts';
import { ownTexts } from './own-texts.ts';
import { publicIdentitySchema } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import { teamForm } from './website-team.ts';

const team = [buildColleague()];

test.each([
  [{}, undefined],
  [{ license: '', languages: [], postNominals: '' }, undefined],
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ role: '' }, 'Please name the role'],
  [{ biography: '' }, 'Please write a few sentences'],
  [{ postNominals: 'x'.repeat(61) }, 'Please shorten this to 60 characters'],
  [{ license: 'x'.repeat(101) }, 'Please shorten this to 100 characters'],
  [{ languages: ['tlh'] }, 'Please choose languages out of the list'],
  [{ portrait: { picture: 'x', alt: 'Alma' } }, 'Please upload the picture again'],
  [{ portrait: { picture: 'a'.repeat(22), alt: '' } }, 'Please say what the photo shows'],
])('A therapist with %j gives: %s', (changes, message) => {
  const checked = teamForm.safeParse({ team: [{ ...buildColleague(), ...changes }] });
  expect(checked.error?.issues[0]?.message).toBe(message);
});

test('The website shows at most twelve other therapists', () => {
  const many = (length: number) =>
    teamForm.safeParse({ team: Array.from({ length }, () => buildColleague()) });
  expect(many(12).success).toBe(true);
  expect(many(13).error?.issues[0]?.message).toBe('The website shows at most 12 more therapists');
});

test('Editions from before the team existed show one therapist, without license and languages', () => {
  const { team: _, therapist, ...before } = sampleIdentity;
  const { license: _license, languages: _languages, ...person } = therapist;
  expect(publicIdentitySchema.parse({ ...before, therapist: person })).toEqual(sampleIdentity);
});

test('The team page exists once there is more than one therapist, in both languages', () => {
  for (const path of ['/team', '/es/team']) {
    expect(isHiddenPage(path, sampleIdentity)).toBe(true);
    expect(isHiddenPage(path, { ...sampleIdentity, team })).toBe(false);
  }
  expect(isHiddenPage('/about', sampleIdentity)).toBe(false);
  expect(isHiddenPage('/es/privacy', { ...sampleIdentity, team })).toBe(true);
});

test('The team’s texts need Spanish, and differences between editions list them', () => {
  const shown = { ...sampleIdentity, team };
  expect(
    ownTexts(shown)
      .filter(({ key }) => key.startsWith('team.'))
      .map(({ label }) => label),
  ).toEqual(['Colleague 1: Role', 'Colleague 1: Biography']);
  expect(identityDifferences(sampleIdentity, shown)).toEqual([
    {
      label: 'Colleague 1',
      before: null,
      after: [
        'Alma Sampleton, OTD, OTR/L',
        'Occupational therapist',
        buildColleague().biography,
        'New York 000000',
        'English and Spanish',
      ].join('\n'),
    },
  ]);
});

import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildColleague } from '#tests/builders/colleague-builder.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { buildPicture } from '#tests/builders/picture-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

test.override({ isOwner: true });

const expectSaved = (page: ScreenPage) =>
  expectToast(
    page,
    'Website Updated',
    'Your changes are saved. Search engines list the website once it is published.',
  );

/** Reloads the page, as a browser does by itself once the practice's name is saved. */
async function expectSavedOnReload(page: ScreenPage): Promise<void> {
  await page.reload();
  await expectSaved(page);
}

async function savedIdentity(owner: TestVisitor): Promise<PublicIdentity> {
  return (await owner.get('/api/website-identity')).json<{ identity: PublicIdentity }>().identity;
}

test('Each weekday has hours of its own', async ({ page, therapist }) => {
  await page.goto('/settings/website');
  const day = (name: string) => page.getByRole('group', { name, exact: true });
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await day(name).getByRole('checkbox', { name: 'Closed' }).check();
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expect(page.getByText('Please open on one day at least')).toBeVisible();
  await expect(day('Monday').getByRole('checkbox', { name: 'Closed' })).toBeFocused();
  await day('Monday').getByRole('checkbox', { name: 'Closed' }).uncheck();
  await expect(page.getByText('Please open on one day at least')).toHaveCount(0);
  await day('Monday').getByLabel('Opens', { exact: true }).fill('09:00');
  await day('Monday').getByRole('button', { name: 'Copy to All Weekdays' }).click();
  await expect(day('Thursday').getByLabel('Opens', { exact: true })).toHaveValue('09:00');
  await day('Friday').getByLabel('Closes', { exact: true }).fill('08:00');
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expect(day('Friday').getByText('Closing time must come after opening time')).toBeVisible();
  await day('Friday').getByLabel('Closes', { exact: true }).fill('12:00');
  await day('Friday').getByRole('button', { name: 'Add a Second Opening' }).click();
  await expect(day('Friday').getByLabel('Closes Again')).toHaveValue('17:00');
  await day('Saturday').getByRole('checkbox', { name: 'Closed' }).uncheck();
  await expect(day('Saturday').getByLabel('Opens', { exact: true })).toHaveValue('08:00');
  await day('Wednesday').getByRole('checkbox', { name: 'Closed' }).check();
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expect.poll(async () => (await savedIdentity(therapist)).hours.week.Wednesday).toEqual([]);
  await expectSavedOnReload(page);
  expect((await savedIdentity(therapist)).hours.week).toMatchObject({
    Monday: [{ opens: '09:00', closes: '17:00' }],
    Wednesday: [],
    Friday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
    Saturday: [{ opens: '08:00', closes: '17:00' }],
  });
});

test('Texts are checked, restored from the draft and saved', async ({ page, therapist }) => {
  await page.goto('/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Website' }).click();
  await page.getByLabel('Practice Name').fill('');
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expect(page.getByText('Practice name is required')).toBeVisible();
  await page.getByLabel('Practice Name').fill('Tall Trees Therapy');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Practice Name')).toHaveValue('Tall Trees Therapy');
  await page.getByLabel('Phone').fill('(516) 555-0177');
  await page.getByLabel('Calls Back').selectOption('within 2 business days');
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expect.poll(async () => (await savedIdentity(therapist)).practiceName).toBe('Tall Trees Therapy');
  await expectSavedOnReload(page);
  await expect(page.getByLabel('Practice Name')).toHaveValue('Tall Trees Therapy');
  await expect(page.getByText('Draft restored')).toHaveCount(0);

  const section = page.getByRole('navigation', { name: 'Website' });
  await section.getByRole('link', { name: 'Words' }).click();
  await page.getByRole('button', { name: 'Remove question 1', exact: true }).click();
  const first = page.getByRole('group', { name: 'Testimonial 1' });
  await first.getByLabel('Quote').fill('She laughs in the mornings now.');
  await first.getByLabel('Sample').uncheck();
  await page.getByRole('button', { name: 'Save Words' }).click();
  await expect(first.getByText('Please give the day on which the parent agreed to be quoted')).toBeVisible();
  await first.getByLabel('Date of Consent').fill('2026-10-05');
  await first.getByLabel('Who Agreed').fill('Robin Parent');
  await first.getByLabel('How They Agreed').fill('By a signed form');
  await page.getByRole('button', { name: 'Save Words' }).click();
  await expectSaved(page);
  const saved = await savedIdentity(therapist);
  expect(saved).toMatchObject({ practiceName: 'Tall Trees Therapy', phone: '(516) 555-0177' });
  expect(saved.testimonials[0]).toMatchObject({ quote: 'She laughs in the mornings now.' });
  expect(saved.frequentQuestions).toHaveLength(sampleIdentity.frequentQuestions.length - 1);
});

test('What is missing leads to its field or steps', async ({ page }) => {
  await page.goto('/settings/website');
  await expect(page.getByText('Credentials: none may be ticked as a sample')).toBeVisible();
  const missing = page.getByRole('main').getByRole('listitem');
  const shortcut = (name: string) => missing.getByRole('link', { name, exact: true });
  await shortcut('Credentials').press('Enter');
  await expect(page.getByLabel('Credential 1', { exact: true })).toBeFocused();
  await page.getByLabel('Credential 1', { exact: true }).fill('Occupational therapist since 2012');
  await page.getByRole('checkbox', { name: 'Sample' }).first().uncheck();
  await page.getByRole('button', { name: 'Save Therapists' }).click();
  await expectSaved(page);
  await shortcut('Credentials').press('Enter');
  await expect(page.getByLabel('Credential 2', { exact: true })).toBeFocused();
  await shortcut('Testimonials').press('Enter');
  await expect(page.getByRole('group', { name: 'Testimonial 1' }).getByLabel('Quote')).toBeFocused();
});

test('True samples are ticked, and others lead to their fields', async ({ page, therapist }) => {
  await page.goto('/settings/website/publishing');
  const rate = page.getByRole('checkbox', { name: 'Consultation Rate: True of us' });
  const counties = page.getByRole('checkbox', { name: 'Counties: True of us' });
  await rate.check();
  await counties.check();
  await counties.uncheck();
  await page.getByRole('button', { name: 'Save Publishing' }).click();
  await expectSaved(page);
  await expect(rate).toHaveCount(0);
  await expect(counties).not.toBeChecked();
  expect((await savedIdentity(therapist)).rateSetOn).not.toBeNull();
  await page.getByRole('link', { name: 'Counties', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Counties' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Answer to “Do you take insurance?”' }).click();
  await expect(page.getByRole('group', { name: 'Question 5' }).getByLabel('Answer')).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Hours', exact: true }).click();
  await expect(page).toHaveURL('/settings/website');
  const monday = page.getByRole('group', { name: 'Monday', exact: true });
  await expect(monday.getByRole('textbox', { name: 'Opens' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Service Sensory Processing' }).click();
  await expect(page).toHaveURL(/\/settings\/website\/services\/sensory$/);
});

test('The owner publishes the website and unpublishes it', async ({ page, therapist }) => {
  const isPublished = async () =>
    (await therapist.get('/api/website-identity/publication')).json<{ publishedAt: string | null }>()
      .publishedAt !== null;
  await page.goto('/settings/website');
  await page.getByRole('heading', { name: 'Not Published Yet' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Biography$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish Website' })).toBeDisabled();
  await page.getByRole('link', { name: 'License', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'License' })).toBeFocused();

  const saved = await therapist.put('/api/website-identity', { identity: buildOwnIdentity() });
  expect(saved.status, saved.text).toBe(200);
  await page.reload();
  await page.getByRole('heading', { name: 'Not Published Yet' }).click();
  await page.getByRole('button', { name: 'Publish Website' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Published', exact: true })).toBeVisible();
  expect(await isPublished()).toBe(true);

  const takeBack = page.getByRole('button', { name: 'Take Back' });
  await expect(takeBack).toBeFocused();
  await takeBack.press('Enter');
  await expect(page.getByRole('heading', { name: 'Not Published Yet' })).toBeVisible();
  expect(await isPublished()).toBe(false);
});

test('Therapists are added with a photo, ordered and removed', async ({ page, therapist }) => {
  const identity = { ...sampleIdentity, team: [buildColleague({ firstName: 'Bo', lastName: 'Sampleton' })] };
  expect((await therapist.put('/api/website-identity', { identity })).status).toBe(200);
  await page.goto('/settings/website/team');
  await page.getByRole('button', { name: 'Add Therapist' }).click();
  const first = page.getByRole('group', { name: 'Therapist 1', exact: true });
  const second = page.getByRole('group', { name: 'Therapist 2', exact: true });
  await page.getByRole('button', { name: 'Save Therapists' }).click();
  await expect(second.getByText('First name is required')).toBeVisible();
  await second.getByLabel('First Name').fill('Alma');
  await second.getByLabel('Last Name').fill('Sampleton');
  await second.getByLabel('Role').fill('Occupational therapist');
  await second.getByLabel('Biography').fill('I like mud, music, and long walks.');
  await second.getByRole('checkbox', { name: 'Spanish' }).check();
  const picture = new File([new Uint8Array(buildPicture(900, 900))], 'alma.png', { type: 'image/png' });
  await second.getByLabel('Choose a photo').setInputFiles(picture);
  await expect(second.getByLabel('What the Photo Shows')).toHaveValue('Alma Sampleton');
  await second.getByLabel('What the Photo Shows').fill('Alma on a swing');

  const up = page.getByRole('button', { name: 'Move Alma Sampleton up' });
  await up.press('Enter');
  await expect(first.getByLabel('First Name')).toHaveValue('Alma');
  await expect(first.getByLabel('What the Photo Shows')).toHaveValue('Alma on a swing');
  await expect(first.getByRole('checkbox', { name: 'Spanish' })).toBeChecked();
  await expect(up).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move Alma Sampleton down' })).toBeFocused();
  await page.getByRole('button', { name: 'Save Therapists' }).click();
  await expectToast(page, 'Therapists Saved', 'Families see them at /team.');
  expect((await savedIdentity(therapist)).team.map(({ firstName }) => firstName)).toEqual(['Alma', 'Bo']);

  await page.goto('/settings/website/team');
  await page.getByRole('button', { name: 'Remove Alma Sampleton' }).click();
  await expect(first.getByLabel('First Name')).toHaveValue('Bo');
  await expect(page.getByRole('button', { name: 'Add Therapist' })).toBeFocused();
});

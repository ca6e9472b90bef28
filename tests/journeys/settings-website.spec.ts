import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('What the owner writes is live at once on the pages that the server renders', async ({
  page,
  owner: _,
}) => {
  await test.step('Each weekday has hours of its own, and equal days are named together', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
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
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Save Practice' }).click();
    await expectToast(
      page,
      'Website Updated',
      'Your changes are saved. Search engines list the website once it is published.',
    );
    expect(await (await page.request.get('/contact')).text()).toContain(
      'Monday-Tuesday and Thursday 9am-5pm, Friday 9am-12pm and 1pm-5pm, Saturday 8am-5pm',
    );
  });

  await test.step('Texts are checked, restored from the draft and published', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/settings');
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Website' }).click();
    await page.getByLabel('Practice Name').fill('');
    await page.getByRole('button', { name: 'Save Practice' }).click();
    await expect(page.getByText('Practice name is required')).toBeVisible();
    await page.getByLabel('Practice Name').fill('Tall Trees Therapy');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Practice Name')).toHaveValue('Tall Trees Therapy');
    await page.getByLabel('Phone').fill('(516) 555-0177');
    await page.getByLabel('Calls Back').selectOption('within 2 business days');
    await page.getByRole('button', { name: 'Save Practice' }).click();
    await expectToast(
      page,
      'Website Updated',
      'Your changes are saved. Search engines list the website once it is published.',
    );
    await expect(page.getByLabel('Practice Name')).toHaveValue('Tall Trees Therapy');
    await expect(page.getByText('Draft restored')).toHaveCount(0);
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.getByText('(516) 555-0177').first()).toBeVisible();
    const section = page.getByRole('navigation', { name: 'Website' });
    await section.getByRole('link', { name: 'Services & Prices' }).click();
    await page.getByLabel('Consultation Rate, per hour ($)').fill('65');
    await page.getByRole('button', { name: 'Save Services & Prices' }).click();
    await expectToast(
      page,
      'Website Updated',
      'Your changes are saved. Search engines list the website once it is published.',
    );
    await section.getByRole('link', { name: 'Words' }).click();
    await page.getByRole('button', { name: 'Remove question 1', exact: true }).click();
    const first = page.getByRole('group', { name: 'Testimonial 1' });
    await first.getByLabel('Quote').fill('She laughs in the mornings now.');
    await first.getByLabel('Sample').uncheck();
    await page.getByRole('button', { name: 'Save Words' }).click();
    await expect(
      first.getByText('Please give the day on which the parent agreed to be quoted'),
    ).toBeVisible();
    await first.getByLabel('Date of Consent').fill('2026-10-05');
    await first.getByLabel('Who Agreed').fill('Robin Parent');
    await first.getByLabel('How They Agreed').fill('By a signed form');
    await page.getByRole('button', { name: 'Save Words' }).click();
    await expectToast(
      page,
      'Website Updated',
      'Your changes are saved. Search engines list the website once it is published.',
    );

    const home = await (await page.request.get('/')).text();
    expect(home).toContain('Tall Trees Therapy');
    expect(home).toContain('She laughs in the mornings now.');
    expect(home).not.toContain('Paper Kite');
    expect(home + (await (await page.request.get('/auth')).text())).not.toContain('Robin Parent');
    const contact = await (await page.request.get('/contact')).text();
    expect(contact).toContain('(516) 555-0177');
    expect(contact).toContain('Nora calls you within 2 business days.');
    expect(contact).not.toContain('How do I know if my child needs OT?');
  });
});

test('The form of the website is accessible, confirms sample texts, and publishes', async ({
  page,
  owner: _,
}) => {
  test.slow();
  await test.step('The form is accessible, and shortcuts focus their fields', async () => {
    await page.goto('/settings/website');
    await expect(page.getByText('Credentials: none may be ticked as a sample')).toBeVisible();
    const missing = page.getByRole('main').getByRole('listitem');
    const wayTo = (name: string) => missing.getByRole('link', { name, exact: true });
    await wayTo('Credentials').press('Enter');
    await expect(page.getByLabel('Credential 1', { exact: true })).toBeFocused();
    await page.getByLabel('Credential 1', { exact: true }).fill('Occupational therapist since 2012');
    await page.getByRole('checkbox', { name: 'Sample' }).first().uncheck();
    await page.getByRole('button', { name: 'Save Therapists' }).click();
    await expectToast(
      page,
      'Website Updated',
      'Your changes are saved. Search engines list the website once it is published.',
    );
    await wayTo('Credentials').press('Enter');
    await expect(page.getByLabel('Credential 2', { exact: true })).toBeFocused();
    await wayTo('Testimonials').press('Enter');
    await expect(page.getByRole('group', { name: 'Testimonial 1' }).getByLabel('Quote')).toBeFocused();
    await wayTo('Mail').press('Enter');
    await expect(page.locator('#mail-steps')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('SMTP_URL=smtps://user:password@mail.example.com')).toBeVisible();
    await wayTo('Address').press('Enter');
    await expect(page.locator('#https-steps')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('reverse_proxy 127.0.0.1:3000')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  await test.step('True samples are ticked, and others lead to their fields', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/settings/website/publishing');
    const rate = page.getByRole('checkbox', { name: 'Consultation Rate: True of us' });
    const counties = page.getByRole('checkbox', { name: 'Counties: True of us' });
    await rate.check();
    await counties.check();
    await counties.uncheck();
    await page.getByRole('button', { name: 'Save Publishing' }).click();
    await expectToast(
      page,
      'Website Updated',
      'Your changes are saved. Search engines list the website once it is published.',
    );
    await expect(rate).toHaveCount(0);
    await expect(counties).not.toBeChecked();
    expect(await (await page.request.get('/services/consultation')).text()).toContain('Price as of');
    await page.getByRole('link', { name: 'Counties', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Counties' })).toBeFocused();
    await page.goBack();
    await page.getByRole('link', { name: 'Answer to “Do you take insurance?”' }).click();
    await expect(page.getByRole('group', { name: 'Question 5' }).getByLabel('Answer')).toBeFocused();
    await page.goBack();
    await page.getByRole('link', { name: 'Hours', exact: true }).click();
    await expect(page).toHaveURL('/settings/website');
    const day = (name: string) => page.getByRole('group', { name, exact: true });
    await expect(day('Monday').getByRole('textbox', { name: 'Opens' })).toBeFocused();
    await page.goBack();
    await page.getByRole('link', { name: 'Service Sensory Processing' }).click();
    await expect(page).toHaveURL(/\/settings\/website\/services\/sensory$/);
  });

  await test.step('The owner publishes the website and unpublishes it', async () => {
    const home = async () => (await page.request.get('/')).text();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/settings/website');
    await page.getByRole('heading', { name: 'Not Published Yet' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^Biography$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish Website' })).toBeDisabled();
    await page.getByRole('link', { name: 'License', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'License' })).toBeFocused();
    await expectAccessible(page);
    expect(await home()).toContain('noindex');

    const saved = await page.request.put('/api/website-identity', { data: { identity: buildOwnIdentity() } });
    expect(saved.status(), await saved.text()).toBe(200);
    await page.reload();
    await page.getByRole('heading', { name: 'Not Published Yet' }).click();
    await page.getByRole('button', { name: 'Publish Website' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Published', exact: true })).toBeVisible();
    const published = await home();
    expect(published).not.toContain('noindex');
    expect(published).toContain('application/ld+json');

    const takeBack = page.getByRole('button', { name: 'Take Back' });
    await expect(takeBack).toBeFocused();
    await takeBack.press('Enter');
    await expect(page.getByRole('heading', { name: 'Not Published Yet' })).toBeVisible();
    expect(await home()).toContain('noindex');
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';
import { openForm, readyForm } from './inquiry-form-page.ts';
import { labelsOf } from './noted-events.ts';

const request = {
  'Your name': 'Pat Example',
  "Child's name": 'Sam Example',
  "Child's age": '7',
  Email: 'pat@example.com',
  'Phone number': '555-0100',
  'Your concerns': 'Buttons and zippers are hard.',
};

const messages = {
  'Your name': 'Your name is required',
  "Child's name": "Child's name is required",
  "Child's age": "Child's age is required",
  Email: 'Email is required',
  'Phone number': 'Phone number is required',
  'Your concerns': 'Please share your concerns',
};

function form(page: Page) {
  return page.getByRole('form', { name: 'Consultation request' });
}

function field(page: Page, label: string) {
  return form(page).getByLabel(label, { exact: true });
}

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(request)) await field(page, label).fill(text);
}

function send(page: Page) {
  return form(page).getByRole('button', { name: 'Send Request' }).click();
}

test('An empty form says what is missing, and a request arrives, thanks the visitor and empties the form', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (asked) => asked.method() === 'POST' && calls.push(new URL(asked.url()).pathname));
  for (const path of ['/', '/contact', '/es/contact'] as const) {
    await test.step(`${path}: a form that was not touched yet is judged in place when it is sent`, async () => {
      await page.goto(path);
      await page.locator('form[data-script]').evaluate((sent: HTMLFormElement) => sent.requestSubmit());
      await expect(page.locator('form[data-enhanced] [aria-invalid=true]')).toHaveCount(6);
      await expect(page.locator('form[data-script] [type=submit]')).toHaveText(
        /^(Send Request|Enviar solicitud)$/,
      );
      expect([new URL(page.url()).pathname, calls.filter((call) => call === '/api/contact')]).toEqual([
        path,
        [],
      ]);
    });
  }
  for (const path of ['/', '/contact'] as const) {
    await test.step(`${path}: an empty form says what is missing and takes the visitor there`, async () => {
      await openForm(page, path);
      await send(page);
      for (const [label, message] of Object.entries(messages)) {
        await expect(form(page).getByText(message, { exact: true })).toBeVisible();
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(field(page, 'Your name')).toBeFocused();
      await expect(field(page, 'School')).not.toHaveAttribute('aria-invalid', 'true');
    });

    await test.step(`${path}: a request arrives, thanks the visitor and empties the form`, async () => {
      await fillIn(page);
      // As a password manager may do.
      await page.locator('#website').evaluate((hidden: HTMLInputElement) => {
        hidden.value = 'https://family.example.com';
      });
      await field(page, 'School').fill('Oak Street School');
      await field(page, 'Please check my insurance coverage').check();
      const sent = page.waitForRequest('**/api/contact');
      await send(page);
      expect((await sent).postDataJSON()).toEqual({
        parentName: 'Pat Example',
        childName: 'Sam Example',
        childAge: '7',
        email: 'pat@example.com',
        phone: '555-0100',
        school: 'Oak Street School',
        concerns: 'Buttons and zippers are hard.',
        referralSource: '',
        insuranceCheck: true,
        language: 'en',
        callLanguage: 'en',
        otherLanguage: '',
      });
      await expect(page.getByText('Consultation Request Received!', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Thank you! Nora will contact you shortly about helping your child.', { exact: true }),
      ).toBeVisible();
      await expect(field(page, 'Your name')).toHaveValue('');
      await expect(field(page, 'Please check my insurance coverage')).not.toBeChecked();
      expect(await labelsOf(page, 'consultation_request')).toEqual(['conversion']);
      expect(await labelsOf(page, 'contact_form_submit')).toEqual(
        path === '/contact' ? ['contact_page'] : [],
      );
      expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain('Example');
    });
  }
});

test('A field that is left empty or wrong says so at once, and the button stays under the finger', async ({
  page,
}) => {
  await test.step('The button stays under the finger right after a field that is wrong', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, '/contact');
    await field(page, 'Email').click();
    await field(page, 'Your concerns').click();
    await expect(form(page).getByText('Email is required')).toBeVisible();
    await form(page)
      .getByRole('button', { name: 'Send Request' })
      .hover({ position: { x: 30, y: 4 } });
    await page.mouse.down();
    await expect(field(page, 'Your concerns')).toBeFocused();
    await page.mouse.up();
    await expect(form(page).getByText('Please share your concerns')).toBeVisible();
    await expect(field(page, 'Your name')).toBeFocused();
  });

  await test.step('Leaving a field empty says so at once, and typing takes the message away', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openForm(page, '/contact');
    await field(page, 'Email').focus();
    await field(page, 'Phone number').focus();
    await expect(form(page).getByText('Email is required')).toBeVisible();
    await field(page, 'Email').fill('pat@example');
    await field(page, 'Email').blur();
    await expect(form(page).getByText('Invalid email address')).toBeVisible();
    await expect(field(page, 'Email')).toHaveCSS('border-color', 'rgb(181, 56, 46)');
    await field(page, 'Email').fill('pat@example.com');
    await expect(form(page).getByText('Invalid email address')).toBeHidden();
  });
});

test('A failure keeps everything, the button waits while it sends, and any answer has arrived', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);

  await test.step('A failure says so and keeps everything', async () => {
    await openForm(page, '/contact');
    await fillIn(page);
    await page.route('**/api/contact', (route) => route.abort());
    await send(page);
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(
      page.getByText('There was a problem sending your message. Please try again or contact us directly.', {
        exact: true,
      }),
    ).toBeVisible();
    for (const [label, text] of Object.entries(request)) await expect(field(page, label)).toHaveValue(text);
    const words = form(page).getByRole('alert');
    await expect(words).toHaveText(/^Not sent yet. Everything you typed is still here/);
    await page.unroute('**/api/contact');
    await send(page);
    await expect(words).toHaveCount(0);
    await expect(form(page).getByRole('heading', { name: 'We received your request' })).toBeVisible();
  });

  await test.step('While it is sending the button says so and cannot be pressed again', async () => {
    await openForm(page, '/contact');
    await fillIn(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    await send(page);
    const button = form(page).getByRole('button', { name: 'Sending...' });
    await expect(button).toBeDisabled();
    letGo();
    await form(page).getByRole('button', { name: 'Send another request' }).click();
    await expect(form(page).getByRole('button', { name: 'Send Request' })).toBeEnabled();
  });

  await test.step('A request that was answered without a reference has arrived all the same', async () => {
    await openForm(page, '/contact');
    await fillIn(page);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 200, body: '' }));
    await send(page);
    await expect(form(page).getByRole('status')).toHaveText(/^We received your request(?!.*reference)/);
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expect(field(page, 'Your name')).toHaveValue('');
  });
});

test('A request that nobody answers is given up after half a minute, and sent at the next try', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.clock.install();
  await openForm(page, '/contact');
  await fillIn(page);
  await page.route('**/api/contact', () => {});
  await send(page);
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(29_000);
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(1_000);
  await expect(form(page).getByRole('alert')).toHaveText(/^Not sent yet. Everything you typed is still here/);
  await page.unroute('**/api/contact');
  await send(page);
  await expect(form(page).getByRole('heading', { name: 'We received your request' })).toBeVisible();
});

test('A confirmation replaces the form for good, also if Send is pressed twice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, '/contact');
  await fillIn(page);
  await form(page).getByRole('button', { name: 'Send Request' }).dblclick();
  const received = form(page).getByRole('status');
  await expect(received.getByRole('heading', { name: 'We received your request' })).toBeInViewport();
  await expect(received).toContainText(/Your reference is [0-9A-F]{6}\./);
  await expect(received).toBeFocused();
  await expect(field(page, 'Your name')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(received).toBeVisible();
  await page.emulateMedia({ media: null });
  await expectAccessible(page);
  // Another request begins with an empty form, with the usual messages about missing fields.
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(received).toHaveCount(0);
  await expect(form(page).getByText('Your name is required')).toHaveCount(0);
  await field(page, 'Your name').fill('Pat Example');
  await send(page);
  await expect(form(page).getByText("Child's name is required")).toBeVisible();
});

test('Without a connection the form stays, says so, and is sent at the next try', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/website-script-*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText('There is no connection. Nothing is lost');
  await send(page);
  await expect(form(page).getByRole('alert')).toHaveCount(1);
  await context.setOffline(false);
  await form(page).getByRole('button', { name: 'Send Request' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Consultation Request Received!' })).toBeVisible();
  await page.goBack();
  await expect(form(page).getByRole('button', { name: 'Send Request' })).toBeVisible();
  for (const label of Object.keys(request)) await expect(field(page, label)).toHaveValue('');
});

test('What was typed survives a reload, and a request that arrived does not', async ({ page }) => {
  const call = field(page, 'Language for our call');
  const insurance = field(page, 'Please check my insurance coverage');
  await openForm(page, '/contact');
  await expect(call).toHaveValue('en');
  await expect(field(page, 'Which language?')).toBeHidden();
  await fillIn(page);
  await insurance.check();
  await call.selectOption('Another language');
  await field(page, 'Which language?').fill('Haitian Creole');
  await page.reload();
  for (const [label, text] of Object.entries(request)) await expect(field(page, label)).toHaveValue(text);
  await expect(insurance).toBeChecked();
  await expect(call).toHaveValue('other');
  await expect(field(page, 'Which language?')).toHaveValue('Haitian Creole');
  await readyForm(page);
  const sent = page.waitForRequest('**/api/contact');
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject({
    parentName: 'Pat Example',
    insuranceCheck: true,
    language: 'en',
    callLanguage: 'other',
    otherLanguage: 'Haitian Creole',
  });
  await expect(page.getByText('Consultation Request Received!', { exact: true })).toBeVisible();
  await expect(form(page).getByRole('status')).toBeFocused();
  await expect(call).toHaveValue('en');
  await page.reload();
  await field(page, 'School').focus();
  await expect(field(page, 'Your name')).toHaveValue('');
  await expect(insurance).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('A form with something missing comes back with all that was typed, and is then sent', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    await test.step('What is missing is said', async () => {
      await page.goto('/contact');
      await expect(field(page, 'Which language?')).toBeHidden();
      await fillIn(page);
      await field(page, 'Language for our call').selectOption('Another language');
      await field(page, 'Which language?').fill('Haitian Creole');
      await field(page, 'Email').fill('pat@example');
      await send(page);
      await expect(page.getByText('Invalid email address').first()).toBeVisible();
      await expect(page.getByLabel('Your name')).toHaveValue('Pat Example');
      await expect(page.getByLabel('Your concerns')).toHaveValue('Buttons and zippers are hard.');
      await expect(page.getByLabel('Which language?')).toHaveValue('Haitian Creole');
      await page.getByLabel('Language for our call').selectOption('English');
      await expect(page.getByLabel('Which language?')).toBeHidden();
    });

    await test.step('The form is sent as a form and answered with a page', async () => {
      await page.goto('/contact');
      await fillIn(page);
      await send(page);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Consultation Request Received!' }),
      ).toBeVisible();
      await expect(page.getByText(/Nora will contact you shortly about helping your child/)).toBeVisible();
      await expect(page.getByText(/^Your reference is [0-9A-F]{6}\./)).toBeVisible();
    });
  });
});

import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { JourneyAccount } from './journey-account.ts';

const SECONDS_A_CODE = 30;

/** A test's authenticator app. Its codes are by time step, so that none depends on the test's speed. */
class SampleApp {
  readonly #secret: Secret;
  readonly #firstStep = TOTP.counter({ period: SECONDS_A_CODE });

  constructor(typedKey: string) {
    this.#secret = Secret.fromBase32(typedKey.replaceAll(' ', ''));
  }

  /** Returns the current code, or one some steps later; the program accepts one step ahead. */
  code(stepsLater = 0): string {
    const timestamp = (this.#firstStep + stepsLater) * SECONDS_A_CODE * 1000;
    return TOTP.generate({ secret: this.#secret, period: SECONDS_A_CODE, timestamp });
  }
}

/** Turns two-factor sign-in on, up to the display of recovery codes. */
export async function turnOnTwoFactor(page: Page, { password }: JourneyAccount): Promise<SampleApp> {
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByLabel('Your Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const app = new SampleApp(key ?? '');
  await page.getByLabel('Code From the App').fill(app.code());
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(
    page.getByText('Two-factor sign-in is on. Every other device has been signed out.'),
  ).toBeVisible();
  return app;
}

/** Returns the ten displayed recovery codes. */
export async function shownCodes(page: Page): Promise<string[]> {
  const items = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  return items.allInnerTexts();
}

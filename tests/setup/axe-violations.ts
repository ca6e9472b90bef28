import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const script = readFileSync(
  path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

/** The rules about colors, which differ between themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Returns axe's violations on the page, of all rules or of those about colors. */
export async function axeViolations(page: Page, { isAboutColors = false } = {}): Promise<axe.Result[]> {
  // Loading the script takes longer than most checks: once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(
    async (rules) => {
      if (window.axe === undefined) throw new Error('The page was left while it was looked over');
      const found = await window.axe.run(document, { resultTypes: ['violations'], ...rules });
      return found.violations;
    },
    isAboutColors ? { runOnly: { type: 'rule' as const, values: colorRules } } : {},
  );
}

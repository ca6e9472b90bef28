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

/** What another theme can change: it has other colors for the same page. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in anybody's way on the page, by all of its rules or by those about colors alone. */
export async function axeViolations(page: Page, { isAboutColors = false } = {}): Promise<axe.Result[]> {
  // Reading the script costs more than most checks: once a page.
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

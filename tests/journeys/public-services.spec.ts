import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';

const anchors = ['pediatric', 'school-based', 'sensory', 'fine-motor', 'consultation'];

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test.describe('/services', () => {
  test.beforeEach(({ page }) => page.goto('/services'));

  test('has five sections with what is included, benefits and a way to the form', async ({ page }) => {
    for (const id of anchors) {
      const section = page.locator(`#${id}`);
      await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(["What's Included", 'Benefits']);
      await expect(section.getByRole('list')).toHaveCount(2);
      await expect(section.getByRole('link', { name: /^Schedule a Consultation/ })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(section.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
        'href',
        `/services/${id}`,
      );
    }
  });

  test('shows three badges', async ({ page }) => {
    for (const badge of ['Ages 3-21', 'NY/Long Island Schools', 'Individual & Group Sessions']) {
      await expect(page.getByText(badge, { exact: true })).toBeVisible();
    }
  });

  test('closes with ways to the form and to the therapist', async ({ page }) => {
    const closing = part(page, 'Not sure which one fits?');
    await expect(closing.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(closing.getByRole('link', { name: 'Meet the therapist' })).toHaveAttribute('href', '/about');
  });

  test('follows the anchors of the footer', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fine Motor Skills' }).click();
    await expect(page.locator('#fine-motor')).toBeFocused();
    await expect(page.locator('#fine-motor').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});

test('the pediatric page has three pillars, four age groups and twelve conditions', async ({ page }) => {
  await page.goto('/services/pediatric');
  await expect(part(page, 'How we work with your child').getByRole('heading', { level: 3 })).toHaveText([
    'Assessment',
    'Individualized Plan',
    'Ongoing Support',
  ]);
  await expect(part(page, 'Four age groups').getByRole('heading', { level: 3 })).toHaveText([
    'Early Childhood (3-5)',
    'Elementary (6-11)',
    'Middle School (12-14)',
    'High School and Transition (15-21)',
  ]);
  await expect(part(page, 'Children we work with').getByRole('heading', { level: 3 })).toHaveText([
    'Autism',
    'ADHD and executive function',
    'Developmental delays',
    'Cerebral palsy',
    'Down syndrome',
    'Sensory processing',
    'Fine motor delays',
    'Visual-motor integration',
    'Learning disabilities',
    'Intellectual disabilities',
    'Physical disabilities',
    'Behavioral challenges',
  ]);
});

test('the school page has nine services, the schools served and four steps', async ({ page }) => {
  await page.goto('/services/school-based');
  await expect(part(page, 'Nine ways we support a school').getByRole('heading', { level: 3 })).toHaveText([
    'On-Site Therapy',
    'IEP and 504 Support',
    'Classroom Modifications',
    'Assistive Technology',
    'Handwriting',
    'Sensory Support',
    'Teacher Training',
    'Transition Planning',
    'Crisis Intervention',
  ]);
  await expect(part(page, 'Schools we serve').getByRole('listitem')).toHaveText([
    'Nassau County school districts',
    'Suffolk County school districts',
    'Private schools',
    'Charter schools',
    'Special education schools',
    'Early intervention programs',
  ]);
  await expect(part(page, 'Our four-step approach').getByRole('heading', { level: 3 })).toHaveText([
    'Assessment',
    'Team Meeting',
    'Implementation',
    'Monitoring',
  ]);
});

test('the sensory page has seven senses, two kinds of help and the challenges', async ({ page }) => {
  await page.goto('/services/sensory');
  await expect(part(page, 'Seven senses, not five').getByRole('heading', { level: 3 })).toHaveText([
    'Visual',
    'Auditory',
    'Tactile',
    'Olfactory',
    'Gustatory',
    'Proprioception',
    'Vestibular',
  ]);
  await expect(part(page, 'Two ways we help').getByRole('heading', { level: 3 })).toHaveText([
    'Direct Therapy',
    'Environmental Strategies',
  ]);
  await expect(part(page, 'Conditions and challenges').getByRole('listitem')).toHaveCount(6);
});

test('the fine motor page has six skills and three steps', async ({ page }) => {
  await page.goto('/services/fine-motor');
  await expect(part(page, 'Six skills we build').getByRole('heading', { level: 3 })).toHaveText([
    'Handwriting',
    'Scissor Skills',
    'Self-Care',
    'Visual Motor',
    'Hand Strength',
    'Manipulation Skills',
  ]);
  await expect(part(page, 'Our three-step approach').getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('the consultation page has both ways, six topics, four steps and the rate', async ({ page }) => {
  await page.goto('/services/consultation');
  await expect(part(page, 'In person or by video').getByRole('heading', { level: 3 })).toHaveText([
    'In Person',
    'Virtual',
  ]);
  await expect(part(page, 'What parents ask about').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(part(page, 'How it works').getByRole('heading', { level: 3 })).toHaveText([
    'Contact',
    'Prepare',
    'Meet',
    'Implement',
  ]);
  await expect(page.getByRole('heading', { name: '$50 per consultation hour' })).toBeVisible();
  await expect(page.getByText('Flexible scheduling on evenings and weekends')).toBeVisible();
});

test('each service leads to the four others', async ({ page }) => {
  await page.goto('/services/sensory');
  const others = page.getByRole('navigation', { name: 'Other services' }).getByRole('link');
  await expect(others).toHaveText([
    'Pediatric Therapy',
    'School-Based Therapy',
    'Fine Motor Skills',
    'Parent Consultation',
  ]);
  await others.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring a question. Leave with a plan.');
});

test('the end of the home page stays together on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Schedule a Consultation' })).toHaveCSS(
    'break-inside',
    'avoid',
  );
});

test('every page prints as words on paper, without menus, buttons and forms', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/contact', ...anchors.map((id) => `/services/${id}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['contentinfo', 'navigation', 'form', 'button'] as const) {
      await expect(page.getByRole(role), path).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Schedule a Consultation' }), path).toHaveCount(0);
  }
});

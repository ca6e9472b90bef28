import { test } from 'vitest';
import { forFile } from '#tests/setup/for-file.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenLocator } from '#tests/setup/screen-locator.ts';
import { serveSite } from '#tests/setup/served-site.ts';
import { showServedPage } from '#tests/setup/site-screen.ts';

const site = forFile(() => serveSite());
const open = (path: string) => showServedPage(site(), path);
const year = String(new Date().getFullYear());
const anchors = ['pediatric', 'school-based', 'sensory', 'fine-motor', 'consultation'];

function part(page: ScreenLocator, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test('The services page has five sections with what is included, benefits and a link to the form', async () => {
  const page = await open('/services');
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

test('The services page shows three badges', async () => {
  const page = await open('/services');
  for (const badge of ['Ages 3-21', 'NY/Long Island Schools', 'Individual & Group Sessions']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  }
});

test('The services page ends with links to the form and to the therapist', async () => {
  const page = await open('/services');
  const closing = part(page, 'Not sure which one fits?');
  await expect(closing.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(closing.getByRole('link', { name: 'Meet the therapist' })).toHaveAttribute('href', '/about');
});

test('The pediatric page has three pillars, four age groups and twelve conditions', async () => {
  const page = await open('/services/pediatric');
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

test('The school page has nine services, the schools served and four steps', async () => {
  const page = await open('/services/school-based');
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

test('The sensory page has seven senses, two kinds of help and the challenges', async () => {
  const page = await open('/services/sensory');
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

test('The fine motor page has six skills and three steps', async () => {
  const page = await open('/services/fine-motor');
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

test('The consultation page has both ways, six topics, four steps and the rate', async () => {
  const page = await open('/services/consultation');
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

test('Each service leads to the four others', async () => {
  const page = await open('/services/sensory');
  const others = page.getByRole('navigation', { name: 'Other services' }).getByRole('link');
  await expect(others).toHaveText([
    'Pediatric Therapy',
    'School-Based Therapy',
    'Fine Motor Skills',
    'Parent Consultation',
  ]);
  await expect(others.last()).toHaveAttribute('href', '/services/consultation');
  const last = await open('/services/consultation');
  await expect(last.getByRole('heading', { level: 1 })).toHaveText('Bring a question. Leave with a plan.');
});

test('The hero leads to the form and to the services', async () => {
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    '#contact',
  );
  await expect(page.getByRole('link', { name: 'See How We Help' })).toHaveAttribute('href', '#services');
  await expect(page.locator('#contact').getByRole('form')).toBeVisible();
});

test('Five service cards lead to /services', async () => {
  const page = await open('/');
  const services = page.locator('#services');
  const titles = [
    'School-Based Therapy',
    'Fine Motor Skills',
    'Sensory Processing',
    'Visual-Motor Integration',
    'Play & Social Skills',
  ];
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(titles);
  const links = services.getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of links.elements()) expect(link.getAttribute('href')).toBe('/services');
});

test('A worry leads to the page of the service that speaks of it', async () => {
  const page = await open('/');
  await expect(
    page.getByRole('link', { name: 'Loud rooms lead to covered ears or a meltdown.' }),
  ).toHaveAttribute('href', '/services/sensory');
});

test('The home page introduces the therapist with five credentials', async () => {
  const page = await open('/');
  const introduction = page.getByRole('region', { name: 'Meet Nora' });
  await expect(introduction.getByRole('listitem')).toHaveCount(5);
  await expect(introduction.getByRole('link', { name: 'More about Nora' })).toHaveAttribute('href', '/about');
});

test('Four parents speak, with five stars each, marked as samples', async () => {
  const page = await open('/');
  const testimonials = page.getByRole('region', { name: 'What parents say' });
  await expect(testimonials.getByRole('listitem')).toHaveCount(4);
  await expect(testimonials.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(4);
  await expect(testimonials.getByText('Sample', { exact: true })).toHaveCount(4);
});

test('The about page says who the therapist is', async () => {
  const page = await open('/about');
  await expect(page.getByRole('heading', { level: 1, name: "Hi, I'm Nora." })).toBeVisible();
  await expect(page.getByText('Nora Wrenfield, MS, OTR/L')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Drawing of a therapist' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My story' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Training and credentials' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How I work' }).getByRole('listitem')).toHaveCount(4);
});

test('The contact page has the form and every other way to reach the practice', async () => {
  const page = await open('/contact');
  await expect(page.getByRole('form', { name: 'Consultation request' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Contact information' });
  await expect(details.getByText('Schools throughout NY and Long Island')).toBeVisible();
  await expect(details.getByRole('link', { name: '(516) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15165550142',
  );
  await expect(details.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(details.getByText('Monday-Friday 8am-5pm')).toBeVisible();
  await expect(details.getByText('Weekends by request')).toBeVisible();
  await expect(details.getByRole('heading', { name: 'School-based services' })).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Appointments' })).toBeVisible();
  const questions = page.getByRole('region', { name: 'Questions parents ask' });
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('The strategy page has four categories, twelve directories and three steps', async () => {
  const page = await open('/backlink-strategy');
  await expect(
    page.getByRole('region', { name: 'Four kinds of opportunities' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Professional Associations',
    'Educational Resources',
    'Local Business Networks',
    'Content Marketing',
  ]);
  await expect(page.getByRole('region', { name: '12 online directories' }).getByRole('listitem')).toHaveCount(
    12,
  );
  const plan = page.getByRole('region', { name: 'Priority plan in three steps' });
  for (const when of ['Week 1', 'Month 1', 'Months 3 to 6']) {
    await expect(plan.getByText(when, { exact: true })).toBeVisible();
  }
});

test('Any other path is a page that was not found', async () => {
  expect((await site().app.inject('/no/such/page')).statusCode).toBe(404);
  const page = await open('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('The footer has quick links, five services, a newsletter box and this year', async () => {
  const page = await open('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'Home',
    'Services',
    'About',
    'Contact',
  ]);
  const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(services).toHaveCount(5);
  for (const [index, id] of [
    'pediatric',
    'school-based',
    'sensory',
    'fine-motor',
    'consultation',
  ].entries()) {
    await expect(services.nth(index)).toHaveAttribute('href', `/services#${id}`);
  }
  await expect(footer.getByText(`© ${year}`)).toBeVisible();
});

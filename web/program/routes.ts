import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pathInLanguage, siteLanguages } from '#domain/platform/site-language.ts';
import { servicePath } from '#domain/website/identity/own-services.ts';
import { shippedServices } from '#domain/website/identity/shipped-services.ts';
import { TEAM_PATH } from '#domain/website/identity/website-team.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { settingsSections } from './settings-sections.ts';

const SETTINGS_PATH = '/settings';

/** In development: the page of components, and the illustrations, which the server sends otherwise. */
const workshop = import.meta.env.DEV
  ? [route('design', 'design/design-page.tsx'), route('pictures/*', './design/illustration-route.ts')]
  : [];

/** The website pages that exist in every language: path and module. */
const sitePages = [
  { path: '/', file: '../website/site/home/home-page.tsx' },
  { path: '/services', file: '../website/site/services/services-page.tsx' },
  ...shippedServices.map((service) => ({
    path: servicePath(service),
    file: '../website/site/services/shipped-service-page.tsx',
  })),
  { path: '/services/:service', file: '../website/site/services/own-service-route.tsx' },
  { path: '/about', file: '../website/site/about/about-page.tsx' },
  { path: '/contact', file: '../website/site/contact/contact-page.tsx' },
  { path: TEAM_PATH, file: '../website/site/team/team-page.tsx' },
  ...footerPagePlaces.map(({ id, path }) => ({
    path,
    file: `../website/site/footer-pages/${id === 'schools' ? 'schools' : 'footer'}-page.tsx`,
  })),
];

const sitePagesInEachLanguage = siteLanguages.flatMap((language) =>
  sitePages.map(({ path, file }) => {
    const place = pathInLanguage(path, language).slice(1);
    const id = `${language}${path}`;
    return place === '' ? index(file, { id }) : route(place, file, { id });
  }),
);

/** The pages that edit the website. */
const websiteSettings = [
  index('../website/editor/website-page.tsx'),
  route('therapist', '../website/editor/website-therapist-page.tsx'),
  route('team', '../website/editor/team-page.tsx', { id: 'website-team' }),
  route('prices', '../website/editor/website-prices-page.tsx'),
  route('services', '../website/editor/services-list-page.tsx'),
  route('services/:service', '../website/editor/services-words-page.tsx'),
  route('words', '../website/editor/website-words-page.tsx'),
  route('pictures', '../website/editor/website-pictures-page.tsx'),
  route('pages', '../website/editor/footer-pages-page.tsx'),
  route('pages/:page', '../website/editor/footer-page-page.tsx'),
  route('spanish', '../website/editor/spanish-page.tsx'),
  route('publishing', '../website/editor/website-publishing-page.tsx'),
  route('editions', '../website/editor/editions-page.tsx'),
];

/** The page of each section of the settings. */
const settingsPages = settingsSections.map(({ to, file }) => {
  if (to === SETTINGS_PATH) return index(file);
  return route(to.slice(SETTINGS_PATH.length + 1), file, to === '/settings/website' ? websiteSettings : []);
});

export default [
  ...workshop,
  layout('../website/layouts/public-layout.tsx', [
    ...sitePagesInEachLanguage,
    route('backlink-strategy', '../website/site/backlinks/backlink-strategy-page.tsx'),
    route('*', '../website/site/not-found/not-found-page.tsx'),
  ]),
  route('auth', 'screens/auth-screen.tsx'),
  route('auth/recover', '../people/sign-in/recovery-page.tsx'),
  route('auth/confirm-email', '../people/sign-in/confirm-email-page.tsx'),
  layout('practice-layout.tsx', [
    route('dashboard', 'screens/dashboard-screen.tsx'),
    route('calendar', 'screens/calendar-screen.tsx'),
    route('calendar/closings', '../caseload/closings/closings-page.tsx'),
    route('clients', '../caseload/clients/client-list-page.tsx'),
    route('clients/new', 'screens/client-new-screen.tsx'),
    route('clients/edit/:id', '../caseload/clients/client-edit-page.tsx'),
    route('clients/:id', 'screens/client-screen.tsx'),
    route('sessions', 'screens/session-list-screen.tsx'),
    route('sessions/new', 'screens/session-new-screen.tsx'),
    route('sessions/:id', 'screens/session-screen.tsx'),
    route('sessions/:id/note', '../clinical/notes/note-page.tsx'),
    route('sessions/:id/reschedule', 'screens/reschedule-screen.tsx'),
    route('notes', '../clinical/notes/note-list-page.tsx'),
    route('groups', '../caseload/groups/group-list-page.tsx'),
    route('groups/:id', '../caseload/groups/group-page.tsx'),
    route('groups/:id/meetings/:sessionId', '../caseload/groups/meeting-page.tsx'),
    route('assessments', '../caseload/assessments/assessment-list-page.tsx'),
    route('assessments/new', '../caseload/assessments/assessment-new-page.tsx'),
    route('assessments/templates', '../caseload/assessments/template-list-page.tsx'),
    route('assessments/:id', '../caseload/assessments/assessment-page.tsx'),
    route('goals/new', '../clinical/goals/goal-form-page.tsx', { id: 'new-goal' }),
    route('goals/:id', '../clinical/goals/goal-page.tsx'),
    route('goals/:id/edit', '../clinical/goals/goal-form-page.tsx'),
    route('documents', '../clinical/documents/document-list-page.tsx'),
    route('documents/:id', 'screens/document-screen.tsx'),
    route('reviews', '../clinical/reviews/review-list-page.tsx'),
    route('reviews/:id', '../clinical/reviews/review-page.tsx'),
    route('reports', 'screens/reports-screen.tsx'),
    route('annuals', '../billing/annuals/annual-list-page.tsx'),
    route('invoices', '../billing/invoices/invoice-list-page.tsx'),
    route('invoices/new', '../billing/invoices/invoice-new-page.tsx'),
    route('invoices/batch', '../billing/invoices/invoice-batch-page.tsx'),
    route('invoices/:id', '../billing/invoices/invoice-page.tsx'),
    route('payments', '../billing/payments/payments-page.tsx', { id: 'payments' }),
    route('payments/:id', '../billing/payments/payments-page.tsx'),
    route('services-owed', '../billing/mandates/services-owed-page.tsx'),
    route('mandates/new', '../billing/mandates/mandate-form-page.tsx'),
    route('mandates/:id', '../billing/mandates/mandate-page.tsx'),
    route('mandates/:id/plan', '../billing/mandates/plan-sessions-page.tsx'),
    route('organizations', '../billing/organizations/organizations-page.tsx', { id: 'organizations' }),
    route('organizations/:id', '../billing/organizations/organizations-page.tsx'),
    route('vouchers', '../billing/vouchers/vouchers-page.tsx', { id: 'vouchers' }),
    // Its id is "new" on the page that makes a bill.
    route('vouchers/:id', '../billing/vouchers/vouchers-page.tsx'),
    route('inquiries', '../website/inquiries/inquiry-list-page.tsx'),
    route('settings/data/import', 'screens/client-import-screen.tsx'),
    route('settings', 'screens/settings-screen.tsx', [
      ...settingsPages,
      route('team/:id/supervision', '../people/team/supervision-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

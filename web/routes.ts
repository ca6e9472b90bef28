import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { footerPagePlaces } from '#domain/practice/footer-pages.ts';
import { pathInLanguage, siteLanguages } from '#domain/practice/site-language.ts';
import { TEAM_PATH } from '#domain/practice/website-team.ts';

/** While developing: the living page of components, and the illustrations, which the server else sends by itself. */
const workshop = import.meta.env.DEV
  ? [route('design', 'design/design-page.tsx'), route('pictures/*', 'design/illustration-route.ts')]
  : [];

/** The pages of the website that stand in every language: where, and which module shows them. */
const sitePages = [
  { path: '/', file: 'site/home/home-page.tsx' },
  { path: '/services', file: 'site/services/services-page.tsx' },
  { path: '/services/pediatric', file: 'site/services/pediatric-page.tsx' },
  { path: '/services/school-based', file: 'site/services/school-based-page.tsx' },
  { path: '/services/sensory', file: 'site/services/sensory-page.tsx' },
  { path: '/services/fine-motor', file: 'site/services/fine-motor-page.tsx' },
  { path: '/services/consultation', file: 'site/services/consultation-page.tsx' },
  { path: '/services/:service', file: 'site/services/own-service-route.tsx' },
  { path: '/about', file: 'site/about/about-page.tsx' },
  { path: '/contact', file: 'site/contact/contact-page.tsx' },
  { path: TEAM_PATH, file: 'site/team/team-page.tsx' },
  ...footerPagePlaces.map(({ id, path }) => ({
    path,
    file: `site/footer-pages/${id === 'schools' ? 'schools' : 'footer'}-page.tsx`,
  })),
];

const sitePagesInEachLanguage = siteLanguages.flatMap((language) =>
  sitePages.map(({ path, file }) => {
    const place = pathInLanguage(path, language).slice(1);
    const id = `${language}${path}`;
    return place === '' ? index(file, { id }) : route(place, file, { id });
  }),
);

export default [
  ...workshop,
  layout('layouts/public-layout.tsx', [
    ...sitePagesInEachLanguage,
    route('backlink-strategy', 'site/backlinks/backlink-strategy-page.tsx'),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
  route('auth', 'auth/auth-page.tsx'),
  route('auth/recover', 'auth/recovery-page.tsx'),
  route('auth/confirm-email', 'auth/confirm-email-page.tsx'),
  layout('layouts/practice-layout.tsx', [
    route('dashboard', 'dashboard/dashboard-page.tsx'),
    route('calendar', 'calendar/calendar-page.tsx'),
    route('calendar/closings', 'closings/closings-page.tsx'),
    route('clients', 'clients/client-list-page.tsx'),
    route('clients/new', 'clients/client-new-page.tsx'),
    route('clients/edit/:id', 'clients/client-edit-page.tsx'),
    route('clients/:id', 'client-page/client-page.tsx'),
    route('sessions', 'sessions/session-list-page.tsx'),
    route('sessions/new', 'sessions/session-new-page.tsx'),
    route('sessions/:id', 'session-page/session-page.tsx'),
    route('sessions/:id/note', 'note-page/note-page.tsx'),
    route('sessions/:id/reschedule', 'sessions/reschedule-page.tsx'),
    route('notes', 'notes/note-list-page.tsx'),
    route('groups', 'group-page/group-list-page.tsx'),
    route('groups/:id', 'group-page/group-page.tsx'),
    route('groups/:id/meetings/:sessionId', 'meetings/meeting-page.tsx'),
    route('assessments', 'assessments/assessment-list-page.tsx'),
    route('assessments/new', 'assessments/assessment-new-page.tsx'),
    route('assessments/templates', 'assessments/template-list-page.tsx'),
    route('assessments/:id', 'assessments/assessment-page.tsx'),
    route('goals/new', 'goals/goal-form-page.tsx', { id: 'new-goal' }),
    route('goals/:id', 'goals/goal-page.tsx'),
    route('goals/:id/edit', 'goals/goal-form-page.tsx'),
    route('documents', 'documents/document-list-page.tsx'),
    route('documents/:id', 'documents/document-page.tsx'),
    route('reviews', 'reviews/review-list-page.tsx'),
    route('reviews/:id', 'reviews/review-page.tsx'),
    route('reports', 'reports/reports-page.tsx'),
    route('annuals', 'annual-list/annual-list-page.tsx'),
    route('invoices', 'invoices/invoice-list-page.tsx'),
    route('invoices/new', 'invoices/invoice-new-page.tsx'),
    route('invoices/batch', 'invoices/invoice-batch-page.tsx'),
    route('invoices/:id', 'invoices/invoice-page.tsx'),
    route('inquiries', 'inquiries/inquiry-list-page.tsx'),
    route('settings/data/import', 'imports/client-import-page.tsx'),
    route('settings', 'settings/settings-page.tsx', [
      index('settings/account/account-page.tsx'),
      route('preferences', 'settings/preferences/preferences-page.tsx'),
      route('phrases', 'phrases/phrases-page.tsx'),
      route('security', 'settings/security/security-page.tsx'),
      route('devices', 'settings/security/devices-page.tsx'),
      route('practice', 'settings/practice/practice-page.tsx'),
      route('documentation', 'settings/practice/documentation-page.tsx'),
      route('data', 'settings/records/records-page.tsx'),
      route('backups', 'backups/backups-page.tsx'),
      route('website', 'settings/website/website-page.tsx'),
      route('website/pages', 'settings/website/footer-pages-page.tsx'),
      route('website/pages/:page', 'settings/website/footer-page-page.tsx'),
      route('website/services', 'settings/website/services-list-page.tsx'),
      route('website/services/:service', 'settings/website/services-words-page.tsx'),
      route('website/spanish', 'settings/website/spanish-page.tsx'),
      route('website/team', 'settings/website/team-page.tsx', { id: 'website-team' }),
      route('website/editions', 'settings/website/editions-page.tsx'),
      route('team', 'settings/team/team-page.tsx'),
      route('sealed-records', 'settings/records/sealed-records-page.tsx'),
      route('activity', 'settings/records/activity-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

import * as z from 'zod/mini';
import { pathInLanguage, siteLanguages } from './site-language.ts';

const short = (limit: number) =>
  z.string('Please say what broke').check(z.trim(), z.maxLength(limit, 'Please say it in fewer words'));

/**
 * What a browser tells when a screen broke: which screen, what kind of error and where in our own files. Never the
 * error's words or the page's: they may hold something about a child.
 */
export const browserFailureSchema = z.object({
  /** The address without the numbers of records: "/clients/:id". */
  screen: short(200),
  kind: short(60),
  /** File, line and column: "/assets/client-page-Ab12.js:1:2045"; empty when unknown. */
  place: short(200),
});

export type BrowserFailure = z.output<typeof browserFailureSchema>;

/** The pages of the website that stand in every language. */
const sitePages: readonly string[] = [
  '/',
  '/services',
  '/services/pediatric',
  '/services/school-based',
  '/services/sensory',
  '/services/fine-motor',
  '/services/consultation',
  '/services/:service',
  '/about',
  '/contact',
  '/team',
  '/cost-and-insurance',
  '/for-schools',
  '/privacy',
  '/notice-of-privacy-practices',
  '/accessibility',
  '/good-faith-estimate',
  '/language-help',
];

const screens: readonly string[] = [
  ...siteLanguages.flatMap((language) => sitePages.map((path) => pathInLanguage(path, language))),
  '/backlink-strategy',
  '/auth',
  '/auth/recover',
  '/auth/confirm-email',
  '/dashboard',
  '/calendar',
  '/calendar/closings',
  '/clients',
  '/clients/new',
  '/clients/edit/:id',
  '/clients/:id',
  '/sessions',
  '/sessions/new',
  '/sessions/:id',
  '/sessions/:id/note',
  '/sessions/:id/reschedule',
  '/notes',
  '/goals/:id',
  '/goals/:id/edit',
  '/goals/new',
  '/groups',
  '/groups/:id',
  '/groups/:id/meetings/:sessionId',
  '/assessments',
  '/assessments/new',
  '/assessments/templates',
  '/assessments/:id',
  '/documents',
  '/documents/:id',
  '/reviews',
  '/reviews/:id',
  '/reports',
  '/annuals',
  '/invoices',
  '/invoices/new',
  '/invoices/batch',
  '/invoices/:id',
  '/inquiries',
  '/settings',
  '/settings/preferences',
  '/settings/phrases',
  '/settings/security',
  '/settings/devices',
  '/settings/practice',
  '/settings/documentation',
  '/settings/data',
  '/settings/data/import',
  '/settings/backups',
  '/settings/website',
  '/settings/website/editions',
  '/settings/website/pages',
  '/settings/website/pages/:page',
  '/settings/website/services',
  '/settings/website/services/:service',
  '/settings/website/spanish',
  '/settings/website/team',
  '/settings/team',
  '/settings/sealed-records',
  '/settings/activity',
];

const kinds: readonly string[] = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'RequestError',
];

const ownFile = /^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

/**
 * What of a report may stand in a log: anybody can send one, and a log is no place for a stranger's words. A screen or
 * a kind that the program does not know is "other"; a place that is in none of our files is left out.
 */
export function loggedFailure({ screen, kind, place }: BrowserFailure): BrowserFailure {
  return {
    screen: screens.includes(screen) ? screen : 'other',
    kind: kinds.includes(kind) ? kind : 'other',
    place: ownFile.test(place) ? place : '',
  };
}

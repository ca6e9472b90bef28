import { beforeAll, describe, expect, test } from 'vitest';
import { type SecurityNotice, securityChanges } from '#domain/people/users/security-notice.ts';
import { pathInLanguage, siteLanguages } from '#domain/platform/site-language.ts';
import { weekOf } from '#domain/website/identity/opening-hours.ts';
import { servicesAsShipped } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity, sampleInSpanish } from '#domain/website/identity/sample-identity.ts';
import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import { schoolsForm } from '#domain/website/inquiries/schools-request-form.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { emailProofMail } from '#server/people/users/email-proof-mail.ts';
import { noticeMail } from '#server/people/users/notice-mail.ts';
import { confirmationMail } from '#server/website/inquiries/confirmation-mail.ts';
import { formAgainPage } from '#server/website/inquiries/form-again-page.ts';
import { inquiryMail } from '#server/website/inquiries/inquiry-mail.ts';
import { receivedPage } from '#server/website/inquiries/inquiry-received-page.ts';
import { failurePage } from '#server/website/pages/failure-page.ts';
import { shareCards } from '#web/website/site/share-cards.ts';
import { buildColleague } from './builders/colleague-builder.ts';
import { buildFooterPages } from './builders/footer-page-builder.ts';
import { buildInquiryForm, buildSchoolsForm } from './builders/inquiry-builder.ts';
import { buildService } from './builders/service-builder.ts';
import { shownInSpanish } from './builders/spanish-builder.ts';
import { elementsOf } from './setup/page-texts.ts';
import { publicPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

/** A practice in another state that has replaced all sample content. */
const replaced: PublicIdentity = shownInSpanish({
  ...sampleIdentity,
  practiceName: 'Maple Lane Therapy',
  tagline: 'Help for small hands in the Green Mountains',
  therapist: {
    firstName: 'Ines',
    lastName: 'Example',
    postNominals: 'OTD',
    role: 'Therapist for children',
    introduction: 'I work where children play.',
    biography: ['I came to this work by way of a playground.'],
    credentials: [{ text: 'Licensed in Vermont', isSample: false }],
    license: 'Vermont 000000',
    languages: [],
  },
  phone: '(802) 555-0177',
  email: 'desk@example.org',
  hours: { week: weekOf(() => [{ opens: '09:30', closes: '15:00' }]), note: 'By agreement' },
  serviceArea: {
    summary: 'Families around Burlington',
    short: 'Burlington',
    counties: ['Chittenden'],
    state: 'VT',
  },
  consultationRateCents: 7_700,
  team: [buildColleague({ license: 'Vermont 000001' })],
  services: [...servicesAsShipped, buildService()],
  footerPages: buildFooterPages(),
  testimonials: [
    {
      quote: 'She listened first.',
      author: 'A parent',
      stars: 4,
      childProgress: 'Ties both shoes',
      consentDate: '2026-10-01',
      consentBy: 'The parent',
      consentHow: 'A signed form',
      isSample: false,
    },
  ],
  frequentQuestions: [
    { question: 'Where do we meet?', answer: 'At your kitchen table.', source: '', reviewedOn: null },
  ],
});

/** Every text of the sample that a family could recognize, in the parts by which it would be found. */
const sampleWords = [
  ...[sampleIdentity, sampleInSpanish].flatMap((sample) =>
    textsIn({ ...sample, hours: null, claims: null, services: null, spanish: null }).filter(
      (text) => text.length > 4,
    ),
  ),
  sampleInSpanish.hours.note,
  'Nora',
  'Wrenfield',
  'Paper Kite',
  '555-0142',
  '5165550142',
  'Long Island',
  'Nassau',
  'Suffolk',
  '8am',
  '$50',
];

const confirmation = { confirms: 'inquiry', email: 'ada@example.org', reference: 'K7M2' } as const;

const ZONE = 'America/New_York';
const arrived = { createdAt: '2026-11-20T15:00:00.000Z', reference: 'K7M2' };
const changed: Omit<SecurityNotice, 'change'> = {
  username: 'ines',
  fullName: 'Ines Example',
  email: 'ines@example.org',
  at: '2026-11-20T15:00:00.000Z',
};

/** The owner's plan for search visibility, which no page links to and no search engine lists. */
const keptOnPurpose = ['/backlink-strategy'];

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ identity: replaced });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

function sampleWordsIn(text: string): string[] {
  const read = text
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    // The subject of a mail is part of a link.
    .replaceAll('%20', ' ');
  return sampleWords.filter((words) => read.includes(words));
}

describe('A practice that has replaced the whole sample', () => {
  const paths = [
    ...publicPages.filter((path) => !keptOnPurpose.includes(path)),
    ...footerPagePlaces.map(({ path }) => path),
    '/team',
    '/services/yoga-club',
    '/nothing-is-here',
  ];
  const inSpanish = paths.filter((path) => path !== '/auth').map((path) => pathInLanguage(path, 'es'));

  test.each([
    ...paths,
    ...inSpanish,
    ...['/robots.txt', '/sitemap.xml', '/dashboard', '/contact.data', '/es/contact.data'],
  ])('shows nothing of it on %s', async (path) => {
    const { body, statusCode } = await site.app.inject(path);
    expect(statusCode).toBe(path.endsWith('/nothing-is-here') ? 404 : 200);
    expect(sampleWordsIn(body)).toEqual([]);
    const drawings = elementsOf(body, 'img').flatMap(({ src = '' }) => (src.endsWith('.svg') ? [src] : []));
    for (const file of [...new Set(drawings), '/favicon.svg'])
      expect(sampleWordsIn((await site.app.inject(file)).body), file).toEqual([]);
  });

  test.each(siteLanguages)('shows nothing of it in replies, mails and share pictures, %s', (language) => {
    const forms = [consultationForm, schoolsForm].flatMap((form) => {
      return [
        formAgainPage({ form, language }, {}, [], replaced),
        receivedPage(form.inLanguage[language].outcome, replaced, language, 'K7M2'),
      ];
    });
    const mail = JSON.stringify([
      confirmationMail({ ...confirmation, language }, replaced),
      inquiryMail({ ...arrived, written: { kind: 'family', ...buildInquiryForm({ language }) } }, ZONE),
      inquiryMail({ ...arrived, written: { kind: 'school', ...buildSchoolsForm({ language }) } }, ZONE),
      ...securityChanges.map((change) => noticeMail({ ...changed, change }, replaced.practiceName, ZONE)),
      emailProofMail('ines@example.org', replaced.practiceName, 'https://practice.example.org/'),
    ]);
    const pictures = JSON.stringify(shareCards(replaced, language));
    expect([...forms, failurePage('K7M2', language), mail, pictures].flatMap(sampleWordsIn)).toEqual([]);
  });
});

test('The check finds the sample itself', async () => {
  const sample = await serveSite();
  const found = sampleWordsIn((await sample.app.inject('/')).body);
  expect(found).toEqual(expect.arrayContaining(['Nora', 'Paper Kite', '555-0142', 'Long Island', 'Nassau']));
});

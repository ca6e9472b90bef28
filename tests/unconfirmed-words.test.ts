import { describe, expect, test } from 'vitest';
import { type SiteLanguage, siteLanguages } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { spanishIdentity } from '#domain/website/identity/spanish-texts.ts';
import { noClaimConfirmed } from '#domain/website/identity/website-claims.ts';
import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import { schoolsForm } from '#domain/website/inquiries/schools-request-form.ts';
import { siteWords } from '#web/website/site/content/site-words.ts';
import { textsIn } from './setup/page-contents.ts';

/**
 * Promises that only the owner can make: that someone answers, how soon, in which language, how safely, and
 * with what result.
 */
const promises: Record<SiteLanguage, readonly RegExp[]> = {
  en: [
    /\b(?:we|you|i) will\b/i,
    /\bwe(?:'ll| always| never)\b/i,
    /\bevery (?:word|one\.)/i,
    /get back to you|no call center|no package|\bsecure\b|guarantee/i,
    /handle it all|until we know|stop being|business days?/i,
  ],
  es: [
    // The future tense of "we": "le llamaremos".
    /(?<!\p{L})(?!quer)\p{L}+[aeid]remos(?!\p{L})/iu,
    /usted (?:sabrá|podrá|recibirá)/i,
    /cada palabra|los contesto todos|centro de llamadas|paquete ni|\bseguro,|garant/i,
    /poder con todo|hasta saberlo|dejen de ser|días? hábil/i,
  ],
};

const unconfirmed: PublicIdentity = { ...sampleIdentity, claims: noClaimConfirmed, callWithinDays: null };

function promisesIn(language: SiteLanguage, texts: readonly string[]): string[] {
  return texts.filter((text) => promises[language].some((promise) => promise.test(text)));
}

describe.each(siteLanguages)('Before the owner confirms anything, %s', (language) => {
  const identity = language === 'es' ? spanishIdentity(unconfirmed) : unconfirmed;
  const { footerPages: _writtenByTheOwner, ...words } = siteWords[language];
  const forms = [consultationForm.inLanguage[language], schoolsForm.inLanguage[language]];
  const arrived = { firstName: 'Nora', reference: 'K7M2', soon: '' };

  test('the website promises nothing on behalf of the practice', () => {
    const { about, consultation, home, ownServices, services, team } = words;
    const said = [
      words,
      about.aboutClosing(identity),
      consultation.rateTerms(identity),
      home.companyWords(identity),
      home.requestSteps(identity),
      home.serviceCards(identity),
      services.serviceSections(identity),
      services.serviceBadges(identity),
      team.teamOpening(identity),
      [1, 5].map((count) => [ownServices.servicesLead(count), ownServices.conditionsLead(count)]),
      identity.frequentQuestions,
    ];
    expect(promisesIn(language, textsIn(said))).toEqual([]);
  });

  test('its forms and their replies promise nothing either', () => {
    const said = forms.flatMap(({ form, outcome }) => [
      ...textsIn([form, outcome]),
      outcome.thanks.text('Nora'),
      ...outcome.received.words(arrived),
    ]);
    expect(promisesIn(language, said)).toEqual([]);
  });

  test('Families read how soon the practice calls once its owner has entered it; schools do not', () => {
    const soon = language === 'es' ? 'en un plazo de 2 días hábiles' : 'within 2 business days';
    const [family, school] = forms.map(({ outcome }) =>
      outcome.received.words({ ...arrived, soon }).join(' '),
    );
    expect(family).toContain(soon);
    expect(school).not.toContain(soon);
  });
});

test('The check finds the promises of a practice that confirmed everything', () => {
  const claims = { ...noClaimConfirmed, answersEveryone: 'yes', therapistAnswers: 'yes' } as const;
  const found = siteLanguages.map((language) => {
    const { about, home } = siteWords[language];
    const identity = { ...unconfirmed, callWithinDays: 2, claims };
    return promisesIn(language, textsIn([about.aboutClosing(identity), home.requestSteps(identity)])).length;
  });
  expect(found).toEqual([2, 2]);
});

import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { WebsiteClaims } from '#domain/website/identity/website-claims.ts';
import type { SiteWords } from '#web/website/site/content/site-words.ts';

/**
 * What each page says in one language: the website's own words, to a practice that makes every claim and to one that makes
 * none, and the texts of its owner.
 */
export function pageContents(words: SiteWords, identity: PublicIdentity) {
  const { about, consultation, contact, home, ownServices, schoolBased, services } = words;
  const { therapist, testimonials, frequentQuestions } = identity;
  const inAllWords = (wordsOf: (identity: PublicIdentity) => unknown) =>
    identitiesOf(identity).map((one) => wordsOf(one));
  const requestSteps = inAllWords(home.requestSteps);
  return {
    home: [
      home,
      inAllWords(home.companyWords),
      inAllWords(home.serviceCards),
      requestSteps,
      therapist.introduction,
      testimonials.map(({ quote, author, childProgress }) => [quote, author, childProgress]),
    ],
    services: [
      services,
      inAllWords(services.serviceSections),
      inAllWords(services.serviceBadges),
      ownServices,
      counts.map(ownServices.servicesLead),
    ],
    pediatric: [
      words.pediatric,
      counts.map(ownServices.conditionsLead),
      counts.map(ownServices.ageGroupsTitle),
    ],
    'school-based': [schoolBased, schoolBased.schoolsServed(identity)],
    sensory: words.sensory,
    'fine motor': words.fineMotor,
    consultation: [consultation, inAllWords(consultation.rateTerms)],
    about: [about, about.aboutOpening(identity), inAllWords(about.aboutClosing), therapist.biography],
    contact: [
      contact,
      requestSteps,
      frequentQuestions.map(({ question, answer, source }) => [question, answer, source]),
    ],
  };
}

/** Of how many services, conditions or ages there may be. */
const counts = [1, 2, 4, 5, 12];

/** What the words say of a given thing: a name, a number, a page. */
export function wordsAboutThings(
  { consultation, frame, home, ownServices, pages, services }: SiteWords,
  identity: PublicIdentity,
): string[] {
  return [
    consultation.priceRange(identity),
    consultation.priceRange({ ...identity, consultationRateCents: 0 }),
    frame.callText(identity),
    frame.newsletterSubject(identity),
    frame.rightsText(identity),
    home.aboutCard(''),
    home.meetTitle(identity),
    home.moreAbout(identity),
    home.nowText(''),
    home.starsText(5),
    ownServices.agesText({ youngest: 5, oldest: 5 }),
    ownServices.homeEyebrow({ youngest: 5, oldest: 9 }),
    ownServices.homeTitle({ youngest: 5, oldest: 9 }),
    ownServices.servicesDescription([ownServices.moreServices]),
    pages.countyKeyword('Nassau', 'NY'),
    services.aboutService(''),
  ];
}

/** Every text in a value, however deep it lies. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
}

/** Those texts that are whole sentences. */
export function sentencesIn(value: unknown): string[] {
  return textsIn(value).filter((text) => /[.!?]["']?$/.test(text));
}

/** The practice with every claim, and with none, which says when it calls. */
function identitiesOf(identity: PublicIdentity): PublicIdentity[] {
  return (['yes', 'no'] as const).map((answer) => ({
    ...identity,
    callWithinDays: 2,
    claims: everyClaim(answer),
  }));
}

function everyClaim(answer: 'yes' | 'no'): WebsiteClaims {
  return {
    eveningsAndWeekends: answer,
    video: answer,
    groups: answer,
    therapistAnswers: answer,
    answersEveryone: answer,
    noContract: answer,
  };
}

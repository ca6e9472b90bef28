import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { WebsiteClaims } from '#domain/website/identity/website-claims.ts';
import type { SiteWords } from '#web/website/site/content/site-words.ts';

/**
 * Returns each page's texts in one language: the website's own, for a practice with every claim and for one with
 * none, and the owner's.
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

/** Possible numbers of services, conditions or ages. */
const counts = [1, 2, 4, 5, 12];

/** Returns the texts that take a parameter: a name, a number, a page. */
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

/** Returns every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
}

/** Returns those texts that are whole sentences. */
export function sentencesIn(value: unknown): string[] {
  return textsIn(value).filter((text) => /[.!?]["']?$/.test(text));
}

/** Returns the practice with every claim, and with none. */
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

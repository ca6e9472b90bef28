import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { sampleIdentity } from '#domain/practice/sample-identity.ts';
import type { WebsiteClaims } from '#domain/practice/website-claims.ts';
import type { SiteWords } from '#web/site/content/site-words.ts';

/** What each page says of its own in one language: to a practice that makes every claim, and to one that makes none. */
export function pageContents(words: SiteWords) {
  const { about, home, services } = words;
  return {
    home: [home, inAllWords(home.requestSteps), inAllWords(home.serviceCards), inAllWords(home.companyWords)],
    services: [services, inAllWords(services.serviceSections), inAllWords(services.serviceBadges)],
    pediatric: words.pediatric,
    'school-based': [words.schoolBased, words.schoolBased.schoolsServed(sampleIdentity)],
    sensory: words.sensory,
    'fine motor': words.fineMotor,
    consultation: [words.consultation, inAllWords(words.consultation.rateTerms)],
    about: [about, about.aboutOpening(withoutIntroduction), inAllWords(about.aboutClosing)],
    contact: [words.contact, inAllWords(home.requestSteps)],
  };
}

/** What the words say of a given thing: a name, a number, a page. */
export function wordsAboutThings({ consultation, frame, home, pages, services }: SiteWords): string[] {
  return [
    consultation.priceRange(sampleIdentity),
    consultation.priceRange({ ...sampleIdentity, consultationRateCents: 0 }),
    frame.callText(sampleIdentity),
    frame.newsletterSubject(sampleIdentity),
    frame.rightsText(sampleIdentity),
    home.aboutCard(''),
    home.meetTitle(sampleIdentity),
    home.moreAbout(sampleIdentity),
    home.nowText(''),
    home.starsText(5),
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

/** The introduction is the owner's own text. */
const withoutIntroduction: PublicIdentity = {
  ...sampleIdentity,
  therapist: { ...sampleIdentity.therapist, introduction: '' },
};

function inAllWords(wordsOf: (identity: PublicIdentity) => unknown): unknown[] {
  return (['yes', 'no'] as const).map((answer) =>
    wordsOf({ ...sampleIdentity, callWithinDays: 2, claims: everyClaim(answer) }),
  );
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

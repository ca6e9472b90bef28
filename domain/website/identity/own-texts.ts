import {
  type FooterPage,
  type FooterPageId,
  type FooterPages,
  footerPagePlaces,
} from '#domain/website/pages/footer-pages.ts';
import { type PracticeService, serviceLabel } from './own-services.ts';
import type { FrequentQuestion, PublicIdentity, Testimonial } from './public-identity.ts';
import {
  alike,
  each,
  fields,
  ifThere,
  lines,
  type OwnText,
  paragraphs,
  type Saying,
  text,
  type WordsFor,
} from './saying.ts';

type Colleague = PublicIdentity['team'][number];
type Therapist = PublicIdentity['therapist'];
type Portrait = NonNullable<PublicIdentity['portrait']>;

const photo = fields<Portrait>({ picture: alike, alt: text('What the Photo Shows') });

/**
 * What the website says, field by field: each is alike in every language, or a text that is written in each. A new
 * field is sorted here, in the order of the form.
 */
const website = fields<PublicIdentity>({
  practiceName: alike,
  tagline: text('Tagline'),
  phone: alike,
  email: alike,
  hours: fields<PublicIdentity['hours']>({
    week: alike,
    note: text('Note on Hours'),
  }),
  consultationRateCents: alike,
  rateSetOn: alike,
  callWithinDays: alike,
  serviceArea: fields<PublicIdentity['serviceArea']>({
    summary: text('Service Area'),
    short: text('Service Area in Short'),
    counties: alike,
    state: alike,
  }),
  address: alike,
  profiles: alike,
  claims: alike,
  therapist: fields<Therapist>({
    firstName: alike,
    lastName: alike,
    postNominals: alike,
    role: text('Role'),
    introduction: text('Introduction', 'paragraph'),
    biography: paragraphs('Biography'),
    credentials: each(
      'Credential',
      fields<Therapist['credentials'][number]>({ text: text(''), isSample: alike }),
    ),
    license: alike,
    languages: alike,
  }),
  portrait: ifThere(photo),
  logo: alike,
  accent: alike,
  team: each(
    'Colleague',
    fields<Colleague>({
      firstName: alike,
      lastName: alike,
      postNominals: alike,
      role: text('Role'),
      biography: text('Biography', 'paragraph'),
      license: alike,
      languages: alike,
      portrait: ifThere(photo),
    }),
  ),
  testimonials: each(
    'Testimonial',
    fields<Testimonial>({
      quote: text('Quote', 'paragraph'),
      author: text('Author'),
      stars: alike,
      childProgress: text('What Changed for the Child'),
      consentDate: alike,
      consentBy: alike,
      consentHow: alike,
      isSample: alike,
    }),
  ),
  frequentQuestions: each(
    'Question',
    fields<FrequentQuestion>({
      question: text(''),
      answer: text('Answer', 'paragraph'),
      source: text('Source'),
      reviewedOn: alike,
    }),
  ),
  footerPages: shownPages(
    fields<FooterPage>({
      text: text('Text', 'page'),
      source: text('Source'),
      reviewedOn: alike,
      isShown: alike,
    }),
  ),
  services: shownServices(
    fields<PracticeService>({
      id: alike,
      isShown: alike,
      title: text('Title'),
      description: text('Description', 'paragraph'),
      features: lines('What’s Included'),
      benefits: lines('What Families Work Toward'),
      ages: alike,
      conditions: lines('Conditions'),
      places: alike,
      hasOwnPage: alike,
    }),
  ),
  spanish: alike,
  trueAsShipped: alike,
});

/** The services that families see, each by its name wherever it stands: what of it ships is not among the owner's texts. */
function shownServices(service: Saying<PracticeService>): Saying<PracticeService[]> {
  return (services, wordsFor, place) =>
    services.map((one) => {
      const named = { key: `${place.key}.${one.id}`, label: serviceLabel(one) };
      return one.isShown ? service(one, wordsFor, named) : one;
    });
}

/** The pages of the footer that families see; what the others say needs no second language yet. */
function shownPages(page: Saying<FooterPage>): Saying<FooterPages> {
  return (pages, wordsFor, place) => {
    const said = footerPagePlaces.flatMap(({ id, label }): [FooterPageId, FooterPage][] => {
      const written = pages[id];
      if (written === undefined) return [];
      const shown = { key: `${place.key}.${id}`, label };
      return [[id, written.isShown ? page(written, wordsFor, shown) : written]];
    });
    return Object.fromEntries(said);
  };
}

/** Every text that the owner wrote and families read, in the order of the form. */
export function ownTexts(identity: PublicIdentity): OwnText[] {
  const texts: OwnText[] = [];
  withOwnTexts(identity, (own) => {
    texts.push(own);
    return own.english;
  });
  return texts;
}

/** The website with other words in the place of the owner's texts. */
export function withOwnTexts(identity: PublicIdentity, wordsFor: WordsFor): PublicIdentity {
  return website(identity, wordsFor, { key: '', label: '' });
}

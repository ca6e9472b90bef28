import { describe, expect, test } from 'vitest';
import { siteLanguages } from '#domain/platform/site-language.ts';
import {
  noOwnWords,
  type PracticeService,
  servicesAsShipped,
} from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildManyServices, buildService, buildServices } from '#tests/builders/service-builder.ts';
import { offeredCards } from './offered-cards.ts';
import { offeredServices } from './offered-services.ts';
import {
  homePageSettings,
  offeredPageSettings,
  servicePageOpening,
  servicesPageSettings,
} from './offered-settings.ts';
import { siteWords } from './site-words.ts';

const words = siteWords.en;
const yoga = buildService();

function practiceWith(services: PracticeService[]): PublicIdentity {
  return { ...sampleIdentity, services };
}

function titlesOf(services: PracticeService[]): string[] {
  return offeredServices(practiceWith(services), words).map(({ title }) => title);
}

describe('The services of a practice', () => {
  test('are the five shipped ones, word for word, if nothing was changed', () => {
    const offered = offeredServices(sampleIdentity, words);
    expect(offered).toMatchObject(words.services.serviceSections(sampleIdentity));
    expect(offered.every(({ hasOwnPage, own }) => !hasOwnPage && !own.title && !own.description)).toBe(true);
  });

  test('have the owner’s order, without hidden ones', () => {
    const all = [...servicesAsShipped, yoga];
    for (let turn = 0; turn < all.length; turn += 1) {
      const turned = [...all.slice(turn), ...all.slice(0, turn)];
      const [first, ...others] = turned;
      if (first === undefined) throw new Error('There are six');
      expect(offeredServices(practiceWith(turned), words).map(({ id }) => id)).toEqual(
        turned.map(({ id }) => id),
      );
      const ids = offeredServices(practiceWith([{ ...first, isShown: false }, ...others]), words).map(
        ({ id }) => id,
      );
      expect(ids).toEqual(others.map(({ id }) => id));
    }
  });

  test('have the owner’s texts, and the shipped ones where the owner wrote nothing', () => {
    const [, , sensory] = offeredServices(
      practiceWith(
        buildServices({
          sensory: { title: 'Calm Bodies', features: ['Swings'], conditions: ['autism', 'Noise'] },
        }),
      ),
      words,
    );
    const shipped = words.services.serviceSections(sampleIdentity)[2];
    expect(sensory).toMatchObject({
      title: 'Calm Bodies',
      description: shipped?.description,
      features: ['Swings'],
      benefits: shipped?.benefits,
      conditions: [
        { title: 'autism', text: 'Most autistic children sense the world in a different way.' },
        { title: 'Noise', text: '' },
      ],
      own: { title: true, description: false, conditions: true },
    });
  });

  test('have shipped texts in the page’s language, in the owner’s order', () => {
    for (const language of siteLanguages) {
      const spoken = offeredServices(
        practiceWith([...servicesAsShipped.toReversed(), yoga]),
        siteWords[language],
      );
      expect(spoken.map(({ title }) => title)).toEqual([
        ...siteWords[language].services
          .serviceSections(sampleIdentity)
          .map(({ title }) => title)
          .toReversed(),
        'Yoga Club',
      ]);
    }
  });

  test('are online unless the practice denies it', () => {
    const online = { ...yoga, places: ['school' as const, 'online' as const] };
    const identity = practiceWith([...servicesAsShipped, online]);
    expect(offeredServices(identity, words).at(-1)?.places).toEqual(['school', 'online']);
    const denied = { ...identity, claims: { ...identity.claims, video: 'no' as const } };
    expect(offeredServices(denied, words).at(-1)?.places).toEqual(['school']);
  });
});

describe('The cards of the home page', () => {
  function cardsOf(services: PracticeService[]): string[] {
    return offeredCards(practiceWith(services), words).map(({ id }) => id);
  }

  const shipped = ['school-based', 'fine-motor', 'sensory', 'visual-motor', 'play-social'];

  test('are the five shipped ones, followed by those of added services', () => {
    expect(offeredCards(sampleIdentity, words)).toMatchObject(words.home.serviceCards(sampleIdentity));
    expect(cardsOf(servicesAsShipped)).toEqual(shipped);
    expect(cardsOf([...servicesAsShipped, yoga])).toEqual([...shipped, 'yoga-club']);
  });

  test.each<[string, string[]]>([
    ['pediatric', ['school-based', 'fine-motor', 'sensory', 'visual-motor']],
    ['school-based', ['fine-motor', 'sensory', 'visual-motor', 'play-social']],
    ['sensory', ['school-based', 'fine-motor', 'visual-motor', 'play-social']],
    ['fine-motor', ['school-based', 'sensory', 'play-social']],
    ['consultation', shipped],
  ])('without the service %s are %s', (id, left) => {
    expect(cardsOf(buildServices({ [id]: { isShown: false } }))).toEqual(left);
  });

  test('follow the owner’s order if it changed', () => {
    expect(cardsOf([yoga, ...servicesAsShipped.toReversed()])).toEqual([
      'yoga-club',
      'fine-motor',
      'visual-motor',
      'sensory',
      'school-based',
      'play-social',
    ]);
  });

  test('have the owner’s title and the beginning of the owner’s description', () => {
    const description = `${'We help with zippers. '.repeat(15)}`.trim();
    const cards = offeredCards(
      practiceWith([...buildServices({ 'fine-motor': { title: 'Strong Hands', description } }), yoga]),
      words,
    );
    expect(cards[1]).toMatchObject({ title: 'Strong Hands', path: '/services' });
    expect(cards[1]?.description.length).toBeLessThanOrEqual(160);
    expect(cards[3]).toMatchObject({ title: 'Visual-Motor Integration' });
    expect(cards[5]).toMatchObject({ title: 'Yoga Club', path: '/services/yoga-club' });
  });

  test('show the services themselves if no service with a card is left', () => {
    const services = servicesAsShipped.map((one) => ({ ...one, isShown: one.id === 'consultation' }));
    expect(offeredCards(practiceWith(services), words)).toMatchObject([
      { title: 'Parent Consultation', path: '/services/consultation' },
    ]);
  });
});

describe('Titles with counts', () => {
  const counts = Array.from({ length: 12 }, (_, index) => index + 1);

  test.each([
    [1, 'One way to work with us.'],
    [2, 'Two ways to work with us.'],
    [5, 'Five ways to work with us.'],
    [12, 'Twelve ways to work with us.'],
  ])('for %i services begin with: %s', (count, beginning) => {
    expect(words.ownServices.servicesLead(count).startsWith(beginning)).toBe(true);
  });

  test('are as shipped for the shipped services', () => {
    expect(words.ownServices.servicesLead(5)).toBe(
      'Five ways to work with us. Start with the one that sounds like your child. Not sure? Ask us which one could help more.',
    );
    expect(words.ownServices.conditionsLead(12)).toBe(
      'You do not need a diagnosis to ask for help. These are twelve reasons why families ask for OT.',
    );
    expect(words.ownServices.ageGroupsTitle(4)).toBe('Four age groups');
    expect(words.ownServices.agesText({ youngest: 3, oldest: 21 })).toBe('Ages 3-21');
    expect(words.services.serviceBadges(sampleIdentity)[0]).toBe('Ages 3-21');
    expect(words.ownServices.homeTitle({ youngest: 3, oldest: 21 })).toBe(
      words.pages.pageSettings.home.title,
    );
    expect(words.ownServices.homeEyebrow({ youngest: 3, oldest: 21 })).toBe(words.home.homeOpening.eyebrow);
  });

  test('are in words, different for each number, in each language', () => {
    for (const language of siteLanguages) {
      const { ownServices } = siteWords[language];
      for (const titleOf of [
        ownServices.servicesLead,
        ownServices.conditionsLead,
        ownServices.ageGroupsTitle,
      ]) {
        const titles = counts.map((count) => titleOf(count));
        expect(new Set(titles).size).toBe(12);
        expect(titles.join(' ')).not.toMatch(/\d/);
      }
    }
  });
});

describe('The settings for search engines', () => {
  test('are as shipped if nothing was changed', () => {
    const { pageSettings } = words.pages;
    expect(new Set(offeredPageSettings(sampleIdentity, words))).toEqual(new Set(Object.values(pageSettings)));
    expect(servicePageOpening(offeredServices(sampleIdentity, words)[2] ?? neverThere(), words)).toEqual(
      words.sensory.sensoryOpening,
    );
  });

  test('name the services that exist, as far as they fit', () => {
    const few = practiceWith(buildServices({ pediatric: { isShown: false }, sensory: { isShown: false } }));
    expect(servicesPageSettings(few, words).description).toBe(
      'School-Based Therapy, Fine Motor Skills, and Parent Consultation. See what each includes and how it helps.',
    );
    const many = practiceWith(buildManyServices());
    expect(servicesPageSettings(many, words).description).toMatch(
      /^Pediatric Therapy, .*and more\. See what/,
    );
    for (const identity of [few, many]) {
      for (const { description, title } of offeredPageSettings(identity, words)) {
        expect(description.length, description).toBeLessThanOrEqual(135);
        expect(title.length, title).toBeLessThanOrEqual(60);
      }
    }
  });

  test('name the ages that the practice serves', () => {
    const services = servicesAsShipped.map((one) => ({ ...one, ages: { youngest: 3, oldest: 8 } }));
    expect(homePageSettings(practiceWith(services), words).title).toBe(
      'Pediatric Occupational Therapy for Ages 3-8',
    );
  });

  test('and the texts of services mention no older ages, in each language', () => {
    const services = servicesAsShipped.map((one) => ({ ...one, ages: { youngest: 3, oldest: 8 } }));
    const identity = practiceWith(services);
    for (const language of siteLanguages) {
      const spoken = siteWords[language];
      const said = [
        ...offeredPageSettings(identity, spoken),
        ...offeredServices(identity, spoken),
        ...offeredServices(identity, spoken).map((one) => servicePageOpening(one, spoken)),
      ];
      const text = JSON.stringify(said.map((one) => ({ ...one, own: null })));
      expect(text).not.toMatch(/\b21\b|teen|jóvenes|preescolar|preschool|middle school|intermedia/i);
      expect(text).toMatch(/through age 8|hasta los 8 años/);
    }
  });

  test('have the owner’s texts on the page of a service', () => {
    const services = buildServices({
      sensory: { title: 'Calm Bodies', description: 'We help a body to rest.' },
      consultation: { hasOwnPage: true },
      pediatric: { ages: { youngest: 3, oldest: 5 } },
    });
    const [pediatric, , sensory, , consultation] = offeredServices(practiceWith(services), words);
    expect(servicePageOpening(sensory ?? neverThere(), words)).toEqual({
      eyebrow: 'Calm Bodies',
      title: words.sensory.sensoryOpening.title,
      lead: 'We help a body to rest.',
    });
    expect(servicePageOpening(consultation ?? neverThere(), words)).toMatchObject({
      eyebrow: 'Services',
      title: 'Parent Consultation',
    });
    expect(servicePageOpening(pediatric ?? neverThere(), words).lead).toMatch(/^One-on-one therapy/);
  });
});

test('A new service is not among the shipped ones', () => {
  expect(titlesOf([...servicesAsShipped, { ...yoga, ...noOwnWords, title: 'Bare' }]).at(-1)).toBe('Bare');
});

function neverThere(): never {
  throw new Error('The service is offered');
}

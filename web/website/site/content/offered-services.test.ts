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

describe('the services as a practice offers them', () => {
  test('are the five that ship, word for word, where nothing was changed', () => {
    const offered = offeredServices(sampleIdentity, words);
    expect(offered).toMatchObject(words.services.serviceSections(sampleIdentity));
    expect(offered.every(({ hasOwnPage, own }) => !hasOwnPage && !own.title && !own.description)).toBe(true);
  });

  test('keep the order of the owner, whatever it is, and leave out what she turned off', () => {
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

  test('say what the owner wrote, and what ships where she wrote nothing', () => {
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

  test('follow the language where the words ship, in the order of the owner', () => {
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

  test('are online only where the practice does not deny it', () => {
    const online = { ...yoga, places: ['school' as const, 'online' as const] };
    const identity = practiceWith([...servicesAsShipped, online]);
    expect(offeredServices(identity, words).at(-1)?.places).toEqual(['school', 'online']);
    const denied = { ...identity, claims: { ...identity.claims, video: 'no' as const } };
    expect(offeredServices(denied, words).at(-1)?.places).toEqual(['school']);
  });
});

describe('the cards of the home page', () => {
  function cardsOf(services: PracticeService[]): string[] {
    return offeredCards(practiceWith(services), words).map(({ id }) => id);
  }

  const shipped = ['school-based', 'fine-motor', 'sensory', 'visual-motor', 'play-social'];

  test('are the five that ship, as they ship, and those that were added behind them', () => {
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
  ])('go with their service: %s', (id, left) => {
    expect(cardsOf(buildServices({ [id]: { isShown: false } }))).toEqual(left);
  });

  test('follow the owner’s order once there is one', () => {
    expect(cardsOf([yoga, ...servicesAsShipped.toReversed()])).toEqual([
      'yoga-club',
      'fine-motor',
      'visual-motor',
      'sensory',
      'school-based',
      'play-social',
    ]);
  });

  test('bear the owner’s title and the beginning of her description', () => {
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

  test('say what there is where no service is left that has a card', () => {
    const services = servicesAsShipped.map((one) => ({ ...one, isShown: one.id === 'consultation' }));
    expect(offeredCards(practiceWith(services), words)).toMatchObject([
      { title: 'Parent Consultation', path: '/services/consultation' },
    ]);
  });
});

describe('titles that count', () => {
  const counts = Array.from({ length: 12 }, (_, index) => index + 1);

  test.each([
    [1, 'One way to work with us.'],
    [2, 'Two ways to work with us.'],
    [5, 'Five ways to work with us.'],
    [12, 'Twelve ways to work with us.'],
  ])('%i: %s', (count, beginning) => {
    expect(words.ownServices.servicesLead(count).startsWith(beginning)).toBe(true);
  });

  test('are as they ship for what ships', () => {
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

  test('are in words, each another one, in each language', () => {
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

describe('what the pages tell search engines', () => {
  test('is what ships where nothing was changed', () => {
    const { pageSettings } = words.pages;
    expect(new Set(offeredPageSettings(sampleIdentity, words))).toEqual(new Set(Object.values(pageSettings)));
    expect(servicePageOpening(offeredServices(sampleIdentity, words)[2] ?? neverThere(), words)).toEqual(
      words.sensory.sensoryOpening,
    );
  });

  test('names the services that there are, in what room there is', () => {
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

  test('names the ages that the practice is for', () => {
    const services = servicesAsShipped.map((one) => ({ ...one, ages: { youngest: 3, oldest: 8 } }));
    expect(homePageSettings(practiceWith(services), words).title).toBe(
      'Pediatric Occupational Therapy for Ages 3-8',
    );
  });

  test('and what the services say speaks of nobody older, in each language', () => {
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

  test('says the owner’s words on the page of a service', () => {
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

test('a new service is not among what ships', () => {
  expect(titlesOf([...servicesAsShipped, { ...yoga, ...noOwnWords, title: 'Bare' }]).at(-1)).toBe('Bare');
});

function neverThere(): never {
  throw new Error('The service is offered');
}

import { describe, expect, test } from 'vitest';
import {
  agesServed,
  isHiddenServicePage,
  MOST_SERVICES,
  noOwnWords,
  offersService,
  ownServicePaths,
  type PracticeService,
  serviceIdFor,
  serviceLabel,
  servicesAsShipped,
  servicesSchema,
} from './own-services.ts';
import { publicIdentitySchema } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import { reservedServiceIds } from './shipped-services.ts';

const yoga: PracticeService = {
  ...noOwnWords,
  id: 'yoga',
  isShown: true,
  title: 'Yoga Club',
  description: 'Stretching, breathing, and balance in a small group.',
  features: ['A mat for each child'],
};

function withChange(id: string, change: Partial<PracticeService>): PracticeService[] {
  return servicesAsShipped.map((service) => (service.id === id ? { ...service, ...change } : service));
}

function faultOf(services: unknown): string | undefined {
  return servicesSchema.safeParse(services).error?.issues[0]?.message;
}

describe('The services of a practice', () => {
  test('are the shipped ones in editions from before services could be chosen', () => {
    const { services: _, ...earlier } = sampleIdentity;
    const parsed = publicIdentitySchema.parse(earlier);
    expect(parsed.services).toEqual(servicesAsShipped);
    expect(parsed.services.map(({ id }) => id)).toEqual([
      'pediatric',
      'school-based',
      'sensory',
      'fine-motor',
      'consultation',
    ]);
    expect(parsed).toEqual(sampleIdentity);
  });

  test('have no texts of the owner by default', () => {
    const bare = servicesAsShipped.map(({ id, isShown }) => ({ id, isShown }));
    expect(servicesSchema.parse(bare)).toEqual(servicesAsShipped);
  });

  test('are in the owner’s order, including the owner’s own', () => {
    const services = [yoga, ...servicesAsShipped.toReversed()];
    expect(servicesSchema.parse(services)).toEqual(services);
  });

  test.each<[string, unknown, string]>([
    [
      'none is shown',
      servicesAsShipped.map((one) => ({ ...one, isShown: false })),
      'Please show at least one service',
    ],
    [
      'one is left out',
      servicesAsShipped.slice(1),
      'Services that ship with the program can be turned off, not left out',
    ],
    ['two are at one address', [...servicesAsShipped, yoga, yoga], 'Two services have the same address'],
    [
      'the address is another page’s',
      [...servicesAsShipped, { ...yoga, id: 'new' }],
      'This address of a service is taken by the program',
    ],
    [
      'the address leads elsewhere',
      [...servicesAsShipped, { ...yoga, id: '../about' }],
      'The address of a service takes letters and digits',
    ],
    ['there is no title', [...servicesAsShipped, { ...yoga, title: ' ' }], 'Please give the service a title'],
    [
      'there is no description',
      [...servicesAsShipped, { ...yoga, description: '' }],
      'Please say what the service is',
    ],
    [
      'nothing is in it',
      [...servicesAsShipped, { ...yoga, features: [] }],
      'Please say what is in it, one thing a line',
    ],
    [
      'the title is long',
      withChange('sensory', { title: 'x'.repeat(61) }),
      'Please shorten this to 60 characters',
    ],
    [
      'there are many points',
      withChange('sensory', { features: Array.from({ length: 13 }, String) }),
      'Please keep to 12 lines',
    ],
    [
      'a point says nothing',
      withChange('sensory', { features: [''] }),
      'Please write something here, or leave the line out',
    ],
    [
      'the oldest comes first',
      withChange('sensory', { ages: { youngest: 9, oldest: 5 } }),
      'The oldest age must not come before the youngest',
    ],
    [
      'an age is nobody’s',
      withChange('sensory', { ages: { youngest: 3.5, oldest: 5 } }),
      'Please give ages from 0 to 21 in whole years',
    ],
    [
      'it is given nowhere known',
      [{ ...yoga, places: ['moon'] }, ...servicesAsShipped],
      'Please choose where it is given',
    ],
    ['it is not said whether one is shown', [{ id: 'sensory' }], 'Please say whether the service is shown'],
  ])('are refused if %s', (_what, services, message) => {
    expect(faultOf(services)).toBe(message);
  });

  test('are limited to twelve', () => {
    const own = Array.from({ length: 8 }, (_, index) => ({ ...yoga, id: `yoga-${index}` }));
    expect(faultOf([...servicesAsShipped, ...own.slice(1)])).toBeUndefined();
    expect(faultOf([...servicesAsShipped, ...own])).toBe(`Please keep to ${MOST_SERVICES} services`);
  });

  test('have no duplicate lines', () => {
    const [parsed] = servicesSchema.parse(
      withChange('pediatric', { features: ['Play', ' Play ', 'Work'], places: ['home', 'home'] }),
    );
    expect(parsed).toMatchObject({ features: ['Play', 'Work'], places: ['home'] });
  });

  test('have pages if they are shown, including the owner’s own', () => {
    const services = [
      ...withChange('sensory', { isShown: false }),
      yoga,
      { ...yoga, id: 'later', isShown: false },
    ];
    expect(ownServicePaths({ services })).toEqual(['/services/yoga']);
    expect(
      ['/services/sensory', '/services/later', '/services/yoga', '/services', '/'].map((path) =>
        isHiddenServicePage(path, { services }),
      ),
    ).toEqual([true, true, false, false, false]);
    expect(offersService({ services }, 'sensory')).toBe(false);
    expect(offersService({ services }, 'pediatric')).toBe(true);
  });

  test('cover all ages of the shown services', () => {
    expect(agesServed({ services: servicesAsShipped })).toEqual({ youngest: 3, oldest: 21 });
    const narrow = servicesAsShipped.map((one) => ({ ...one, ages: { youngest: 5, oldest: 12 } }));
    expect(agesServed({ services: narrow })).toEqual({ youngest: 5, oldest: 12 });
    const toddlers = { ...yoga, ages: { youngest: 0, oldest: 2 } };
    expect(agesServed({ services: [...narrow, toddlers] })).toEqual({ youngest: 0, oldest: 12 });
    expect(agesServed({ services: [...narrow, { ...toddlers, isShown: false }] }).youngest).toBe(5);
  });

  test('have their title or the shipped label as a name', () => {
    expect(servicesAsShipped.map(serviceLabel)[3]).toBe('Fine Motor Skills');
    expect(serviceLabel({ id: 'sensory', title: 'Calm Bodies' })).toBe('Calm Bodies');
  });
});

describe('The path of a new service', () => {
  test.each([
    ['Yoga & Play', 'yoga-play'],
    ['  Social Skills: Lunch Bunch!  ', 'social-skills-lunch-bunch'],
    ['Alimentación y niños', 'alimentacion-y-ninos'],
    ['Sensory', 'sensory-2'],
    ['Fine Motor', 'fine-motor-2'],
    ['New', 'new-2'],
    ['Main', 'main-2'],
    ['Yoga', 'yoga-2'],
    ['书法', 'service'],
    ['../../etc/passwd', 'etc-passwd'],
    ['', 'service'],
  ])('for %j is %s', (title, id) => {
    expect(serviceIdFor(title, [...servicesAsShipped, yoga])).toBe(id);
  });

  test('is unused and allowed for any title and any number of services', () => {
    const titles = [
      'main',
      'Yoga',
      'Yoga!',
      'x'.repeat(60),
      'é'.repeat(60),
      '-',
      'Ünï  cødé',
      '💛',
      'a b '.repeat(15),
    ];
    for (const title of titles) {
      const taken: { id: string }[] = [...servicesAsShipped];
      for (let count = 0; count < 12; count += 1) {
        const id = serviceIdFor(title, taken);
        expect(reservedServiceIds).not.toContain(id);
        expect(taken.map((one) => one.id)).not.toContain(id);
        expect(faultOf([...servicesAsShipped, { ...yoga, id }])).toBeUndefined();
        taken.push({ id });
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { noOwnWords, type ServiceWords, servicesAsShipped } from './own-services.ts';
import {
  ownServiceForm,
  type ServiceFormValues,
  type ShippedWords,
  serviceForm,
  serviceFormStart,
  servicesListForm,
  servicesListStart,
  servicesOfList,
  shippedFormWords,
  wordsOfForm,
} from './service-form-values.ts';

const shipped: ShippedWords = {
  title: 'Sensory Processing',
  description: 'Lights and sounds can be too much.',
  features: ['A sensory profile', 'Movement'],
  benefits: ['Saying what helps'],
  conditions: [],
};
const nothingShipped: ShippedWords = {
  title: '',
  description: '',
  features: [],
  benefits: [],
  conditions: [],
};
const start = serviceFormStart(noOwnWords, shipped);

describe('The form of a service', () => {
  test('starts with the shipped texts, and saving them unchanged keeps them the program’s', () => {
    expect(start).toMatchObject({ title: 'Sensory Processing', features: 'A sensory profile\nMovement' });
    expect(wordsOfForm(serviceForm.parse(start), shipped)).toEqual(noOwnWords);
  });

  test('saves only what the owner changed', () => {
    const typed = { ...start, description: 'Calm is a skill. ', features: ' Movement \n\nQuiet\nMovement' };
    expect(wordsOfForm(serviceForm.parse(typed), shipped)).toEqual({
      ...noOwnWords,
      description: 'Calm is a skill.',
      features: ['Movement', 'Quiet'],
    });
  });

  test('returns to the shipped texts by the button or by emptying the fields', () => {
    const own: ServiceWords = { ...noOwnWords, title: 'Calm Bodies', benefits: ['Calm'], places: ['home'] };
    const typed = { ...serviceFormStart(own, shipped), ...shippedFormWords(shipped) };
    expect(wordsOfForm(serviceForm.parse(typed), shipped)).toEqual({ ...noOwnWords, places: ['home'] });
    const empty = { ...typed, title: ' ', description: '', features: '\n', benefits: '', conditions: '' };
    expect(wordsOfForm(serviceForm.parse(empty), shipped)).toEqual({ ...noOwnWords, places: ['home'] });
  });

  test.each<[ServiceWords]>([
    [noOwnWords],
    [{ ...noOwnWords, title: 'Yoga', description: 'Mats.', features: ['One', 'Two'], hasOwnPage: true }],
    [
      {
        ...noOwnWords,
        ages: { youngest: 0, oldest: 21 },
        conditions: ['Autism'],
        places: ['school', 'online'],
      },
    ],
  ])('returns the texts it was given: %j', (words) => {
    for (const ships of [shipped, nothingShipped]) {
      expect(wordsOfForm(serviceForm.parse(serviceFormStart(words, ships)), ships)).toEqual(words);
    }
  });

  test.each<[Partial<ServiceFormValues>, string, string]>([
    [{ youngest: '5' }, 'oldest', 'Please choose both ages, or none'],
    [{ oldest: '5' }, 'oldest', 'Please choose both ages, or none'],
    [{ youngest: '12', oldest: '5' }, 'oldest', 'The oldest age must not come before the youngest'],
    [{ title: 'x'.repeat(61) }, 'title', 'Please shorten this to 60 characters'],
    [{ features: 'a\n'.repeat(13) }, 'features', 'Please keep to 12 lines'],
    [{ conditions: 'x'.repeat(81) }, 'conditions', 'Please shorten each line to 80 characters'],
  ])('refuses %j', (change, field, message) => {
    const fault = serviceForm.safeParse({ ...start, ...change }).error?.issues[0];
    expect([fault?.path[0], fault?.message]).toEqual([field, message]);
  });

  test('requires a title, a description and an included item for an owner’s own service', () => {
    const empty = serviceFormStart(noOwnWords, nothingShipped);
    expect(serviceForm.safeParse(empty).success).toBe(true);
    expect(ownServiceForm.safeParse(empty).error?.issues.map(({ path }) => path[0])).toEqual([
      'title',
      'description',
      'features',
    ]);
  });
});

describe('The list of services', () => {
  const named = servicesAsShipped.map((one) => ({ ...one, title: `Our ${one.id}` }));
  const list = servicesListStart(named);

  test('keeps each service’s texts in a new order', () => {
    expect(servicesOfList(list, named)).toEqual(named);
    const [first, ...others] = list.services;
    if (first === undefined) throw new Error('Five services ship with the program');
    const turned = { services: [...others.toReversed(), { ...first, isShown: false }] };
    const result = servicesOfList(servicesListForm.parse(turned), named);
    expect(result.map(({ title, isShown }) => [title, isShown])).toEqual([
      ['Our consultation', true],
      ['Our fine-motor', true],
      ['Our sensory', true],
      ['Our school-based', true],
      ['Our pediatric', false],
    ]);
  });

  test('must show at least one', () => {
    const none = { services: list.services.map((one) => ({ ...one, isShown: false })) };
    const fault = servicesListForm.safeParse(none).error?.issues[0];
    expect(fault?.message).toBe('Please show at least one service');
  });
});

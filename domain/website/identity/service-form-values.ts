import * as z from 'zod/mini';
import {
  neededWords,
  type PracticeService,
  type ServiceAges,
  type ServiceWords,
  serviceLimits,
  servicePlaces,
  shortText,
  someShown,
} from './own-services.ts';
import { joinList, splitList } from './typed-list.ts';

const AGES_MESSAGE = 'Please choose both ages, or none';
const ORDER_MESSAGE = 'The oldest age must not come before the youngest';

/** A list as typed, one entry per line. */
function linesText(most: { lines: number; characters: number }) {
  return z.string().check(
    z.refine((text) => splitList(text, 'lines').length <= most.lines, `Please keep to ${most.lines} lines`),
    z.refine(
      (text) => splitList(text, 'lines').every(({ length }) => length <= most.characters),
      `Please shorten each line to ${most.characters} characters`,
    ),
  );
}

/** A service's texts as the owner types them: lists as lines, ages as options. */
export const serviceForm = z
  .object({
    title: shortText(serviceLimits.title),
    description: shortText(serviceLimits.description),
    features: linesText(serviceLimits.features),
    benefits: linesText(serviceLimits.benefits),
    conditions: linesText(serviceLimits.conditions),
    /** Years, or empty for none. */
    youngest: z.string(),
    oldest: z.string(),
    places: z.array(z.enum(servicePlaces)),
    hasOwnPage: z.boolean(),
  })
  .check(
    z.refine(({ youngest, oldest }) => (youngest === '') === (oldest === ''), {
      error: AGES_MESSAGE,
      path: ['oldest'],
    }),
    z.refine(({ youngest, oldest }) => oldest === '' || Number(youngest) <= Number(oldest), {
      error: ORDER_MESSAGE,
      path: ['oldest'],
    }),
  );

export type ServiceFormValues = z.output<typeof serviceForm>;

/** The same for an owner's own service, which has no shipped texts as a fallback. */
export const ownServiceForm = serviceForm.check(
  ...neededWords.map(({ field, message }) =>
    z.refine<ServiceFormValues>((typed) => typed[field].trim() !== '', { error: message, path: [field] }),
  ),
);

/** The texts that a shipped service can have. */
export type ShippedWords = Pick<
  ServiceWords,
  'title' | 'description' | 'features' | 'benefits' | 'conditions'
>;

/** Returns the initial values of the form: the owner's texts, or the shipped ones. */
export function serviceFormStart(words: ServiceWords, shipped: ShippedWords): ServiceFormValues {
  const { ages, places, hasOwnPage } = words;
  return {
    ...shippedFormWords({
      title: words.title || shipped.title,
      description: words.description || shipped.description,
      features: words.features.length > 0 ? words.features : shipped.features,
      benefits: words.benefits.length > 0 ? words.benefits : shipped.benefits,
      conditions: words.conditions.length > 0 ? words.conditions : shipped.conditions,
    }),
    youngest: ages === null ? '' : String(ages.youngest),
    oldest: ages === null ? '' : String(ages.oldest),
    places,
    hasOwnPage,
  };
}

/** Returns a service's shipped texts as form values. */
export function shippedFormWords({ title, description, ...lists }: ShippedWords) {
  return {
    title,
    description,
    features: joinList(lists.features, 'lines'),
    benefits: joinList(lists.benefits, 'lines'),
    conditions: joinList(lists.conditions, 'lines'),
  };
}

/**
 * Returns the form's texts. Text equal to the shipped one is saved as empty, so that it follows updates of
 * the program.
 */
export function wordsOfForm(typed: ServiceFormValues, shipped: ShippedWords): ServiceWords {
  return {
    title: ownText(typed.title, shipped.title),
    description: ownText(typed.description, shipped.description),
    features: ownLines(typed.features, shipped.features),
    benefits: ownLines(typed.benefits, shipped.benefits),
    conditions: ownLines(typed.conditions, shipped.conditions),
    ages: agesOf(typed),
    places: servicePlaces.filter((place) => typed.places.includes(place)),
    hasOwnPage: typed.hasOwnPage,
  };
}

function ownText(typed: string, shipped: string): string {
  const text = typed.trim();
  return text === shipped ? '' : text;
}

function ownLines(typed: string, shipped: readonly string[]): string[] {
  const lines = [...new Set(splitList(typed, 'lines'))];
  return lines.join('\n') === shipped.join('\n') ? [] : lines;
}

function agesOf({ youngest, oldest }: ServiceFormValues): ServiceAges | null {
  return youngest === '' ? null : { youngest: Number(youngest), oldest: Number(oldest) };
}

/** The list of services as the owner orders it, with which ones are shown. */
export const servicesListForm = z.object({
  services: z.array(z.object({ id: z.string(), isShown: z.boolean() })).check(someShown),
});

export type ServicesListValues = z.output<typeof servicesListForm>;

/** Returns the initial values of the list. */
export function servicesListStart(services: readonly PracticeService[]): ServicesListValues {
  return { services: services.map(({ id, isShown }) => ({ id, isShown })) };
}

/** Returns the services in the order of the list, with their existing texts. */
export function servicesOfList(
  list: ServicesListValues,
  before: readonly PracticeService[],
): PracticeService[] {
  return list.services.flatMap(({ id, isShown }) => {
    const service = before.find((one) => one.id === id);
    return service === undefined ? [] : [{ ...service, isShown }];
  });
}

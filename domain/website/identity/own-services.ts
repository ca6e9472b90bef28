import * as z from 'zod/mini';
import { requiredText } from '#domain/platform/text.ts';
import { described } from './fact.ts';
import { reservedServiceIds, type ShippedServiceId, shippedServices } from './shipped-services.ts';

/** The maximum number of services on a website. */
export const MOST_SERVICES = 12;

/** The default ages for pediatric therapy, in years. */
export const AGES_SERVED: ServiceAges = { youngest: 3, oldest: 21 };

/** Where a service takes place. */
export const servicePlaces = ['school', 'home', 'online', 'practice'] as const;

export type ServicePlace = (typeof servicePlaces)[number];

const AGE_MESSAGE = 'Please give ages from 0 to 21 in whole years';
const age = z.int(AGE_MESSAGE).check(z.minimum(0, AGE_MESSAGE), z.maximum(21, AGE_MESSAGE));

const agesSchema = z.object({ youngest: age, oldest: age }).check(
  z.refine(({ youngest, oldest }) => youngest <= oldest, {
    error: 'The oldest age must not come before the youngest',
    path: ['oldest'],
  }),
);

export type ServiceAges = z.output<typeof agesSchema>;

/** The maximum characters of a service's texts, and lines of its lists. */
export const serviceLimits = {
  title: 60,
  description: 400,
  features: { lines: 12, characters: 120 },
  benefits: { lines: 12, characters: 120 },
  conditions: { lines: 20, characters: 80 },
} as const;

/** Short text. If empty, the shipped text is shown, or nothing. */
export function shortText(limit: number) {
  return z.string().check(z.trim(), z.maxLength(limit, `Please shorten this to ${limit} characters`));
}

/** A list of short lines without duplicates. */
function lines(most: { lines: number; characters: number }) {
  const line = requiredText('Please write something here, or leave the line out', 1, most.characters);
  const list = z.array(line).check(z.maxLength(most.lines, `Please keep to ${most.lines} lines`));
  return z._default(z.pipe(list, z.transform(eachOnce)), []);
}

function eachOnce<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** The owner's texts for a service. Empty ones use the shipped text. */
const serviceWordsSchema = z.object({
  title: described(z._default(shortText(serviceLimits.title), ''), { label: 'Title', text: 'line' }),
  description: described(z._default(shortText(serviceLimits.description), ''), {
    label: 'Description',
    text: 'paragraph',
  }),
  /** What is included. */
  features: described(lines(serviceLimits.features), {
    label: 'What’s Included',
    text: 'paragraph',
    typedAs: 'lines',
  }),
  /** What families work toward. */
  benefits: described(lines(serviceLimits.benefits), {
    label: 'What Families Work Toward',
    text: 'paragraph',
    typedAs: 'lines',
  }),
  /** The service's ages, if narrower than the practice's; null otherwise. */
  ages: z._default(z.nullable(agesSchema), null),
  conditions: described(lines(serviceLimits.conditions), {
    label: 'Conditions',
    text: 'paragraph',
    typedAs: 'lines',
  }),
  places: z._default(
    z.pipe(z.array(z.enum(servicePlaces, 'Please choose where it is given')), z.transform(eachOnce)),
    [],
  ),
  /** Whether the page of a shipped service shows these texts only, without the shipped text of that page. */
  hasOwnPage: z._default(z.boolean('Please say what its page shows'), false),
});

export type ServiceWords = z.output<typeof serviceWordsSchema>;

/** The part of the service's path and anchor. */
const serviceId = z
  .string('Please name the service')
  .check(
    z.maxLength(60, 'The address of a service is at most 60 letters long'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The address of a service takes letters and digits'),
  );

/** The texts that an owner's own service needs, since none are shipped. */
export const neededWords = [
  { field: 'title', message: 'Please give the service a title' },
  { field: 'description', message: 'Please say what the service is' },
  { field: 'features', message: 'Please say what is in it, one thing a line' },
] as const;

const serviceSchema = z.extend(serviceWordsSchema, {
  id: serviceId,
  isShown: z.boolean('Please say whether the service is shown'),
});

/** An owner's own service must have the needed texts, since none are shipped. */
const writtenService = described(
  serviceSchema.check(
    ...neededWords.map(({ field, message }) =>
      z.refine<PracticeService>((service) => isShippedService(service.id) || service[field].length > 0, {
        error: message,
        path: [field],
      }),
    ),
  ),
  {
    entryKey: ({ id }) => id,
    entryLabel: (_index, service) => serviceLabel(service),
    isShown: ({ isShown }) => isShown,
  },
);

/** A service of the practice: a shipped one or the owner's own. */
export type PracticeService = z.output<typeof serviceSchema>;

/** Returns a shipped service, unchanged. */
function asShipped(id: ShippedServiceId): PracticeService {
  return { id, isShown: true, ...noOwnWords };
}

/** A service without texts of the owner. */
export const noOwnWords: ServiceWords = serviceWordsSchema.parse({});

/** The services of a practice that has changed nothing. */
export const servicesAsShipped: PracticeService[] = shippedServices.map(({ id }) => asShipped(id));

/** A website must show at least one service. */
export const someShown = z.refine<readonly { isShown: boolean }[]>(
  (services) => services.some(({ isShown }) => isShown),
  'Please show at least one service',
);

/**
 * Every service, in the owner's order; editions from before services could be chosen have the shipped ones.
 */
export const servicesSchema = described(
  z._default(
    z.array(writtenService).check(
      z.maxLength(MOST_SERVICES, `Please keep to ${MOST_SERVICES} services`),
      someShown,
      z.refine(
        (services) => new Set(services.map(({ id }) => id)).size === services.length,
        'Two services have the same address',
      ),
      z.refine(
        (services) => shippedServices.every(({ id }) => services.some((one) => one.id === id)),
        'Services that ship with the program can be turned off, not left out',
      ),
      z.refine(
        (services) => services.every(({ id }) => isShippedService(id) || !reservedServiceIds.includes(id)),
        'This address of a service is taken by the program',
      ),
    ),
    servicesAsShipped,
  ),
  {
    label: 'Services',
    compareBy: (services) => services.map(serviceLine).join('\n'),
    confirmedAs: shippedServices.map(({ id }) => `service.${id}`),
  },
);

function serviceLine(service: PracticeService): string {
  return service.isShown ? serviceLabel(service) : `${serviceLabel(service)} (not shown)`;
}

/** Returns whether a service is a shipped one. */
export function isShippedService(id: string): id is ShippedServiceId {
  return shippedServices.some((one) => one.id === id);
}

/**
 * Returns the id of a new service from its title: "Yoga & Play" gives "yoga-play", a second one
 * "yoga-play-2".
 */
export function serviceIdFor(title: string, services: readonly Pick<PracticeService, 'id'>[]): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const base = plain.slice(0, 50).trim().replaceAll(' ', '-') || 'service';
  const isFree = (id: string) => !reservedServiceIds.includes(id) && services.every((one) => one.id !== id);
  let id = base;
  for (let count = 2; !isFree(id); count += 1) id = `${base}-${count}`;
  return id;
}

/** Returns the path of a service's page. */
export function servicePath({ id }: Pick<PracticeService, 'id'>): string {
  return `/services/${id}`;
}

interface WithServices {
  services: readonly PracticeService[];
}

/** Returns the paths of the owner's own services that families see. */
export function ownServicePaths({ services }: WithServices): string[] {
  return services.filter(({ id, isShown }) => isShown && !isShippedService(id)).map(servicePath);
}

/** Returns whether this is the path of a hidden service. */
export function isHiddenServicePage(path: string, { services }: WithServices): boolean {
  return services.some((service) => !service.isShown && servicePath(service) === path);
}

/** Returns whether the practice offers this service. */
export function offersService({ services }: WithServices, id: ShippedServiceId): boolean {
  return services.some((service) => service.id === id && service.isShown);
}

/** Returns the youngest and the oldest age of all shown services. */
export function agesServed({ services }: WithServices): ServiceAges {
  const ages = services.filter(({ isShown }) => isShown).map((service) => service.ages ?? AGES_SERVED);
  return {
    youngest: Math.min(...ages.map(({ youngest }) => youngest)),
    oldest: Math.max(...ages.map(({ oldest }) => oldest)),
  };
}

/** Returns the oldest age of a shipped service. */
export function oldestIn({ services }: WithServices, id: ShippedServiceId): number {
  return (services.find((service) => service.id === id)?.ages ?? AGES_SERVED).oldest;
}

/** Returns the website for pages that only name the services. */
export function withoutServiceTexts<Website extends WithServices>(website: Website): Website {
  const services = website.services.map((service) => ({
    ...service,
    description: '',
    features: [],
    benefits: [],
    conditions: [],
  }));
  return { ...website, services };
}

/** Returns a service's name for its owner. */
export function serviceLabel({ id, title }: Pick<PracticeService, 'id' | 'title'>): string {
  return title || (shippedServices.find((one) => one.id === id)?.label ?? id);
}

import {
  noOwnWords,
  type PracticeService,
  servicesAsShipped,
} from '#domain/website/identity/own-services.ts';

/** Builds a service that a practice has added. */
export function buildService(changes: Partial<PracticeService> = {}): PracticeService {
  return {
    ...noOwnWords,
    id: 'yoga-club',
    isShown: true,
    title: 'Yoga Club',
    description:
      'Stretching, breathing, and balance in a small group. Your child learns to notice a busy body, and what brings it calm.',
    features: ['A mat and a spot for each child', 'Games that slow down', 'A short plan for home'],
    benefits: ['Calmer evenings', 'Better balance'],
    ages: { youngest: 5, oldest: 10 },
    conditions: ['Autism', 'Worry'],
    places: ['school', 'practice'],
    ...changes,
  };
}

/** Returns the shipped services with changes by id. */
export function buildServices(changes: Record<string, Partial<PracticeService>>): PracticeService[] {
  return servicesAsShipped.map((service) => ({ ...service, ...changes[service.id] }));
}

/** Returns the maximum number of services, all with long texts. */
export function buildManyServices(): PracticeService[] {
  const added = Array.from({ length: 7 }, (_, index) =>
    buildService({
      id: `long-service-${index}`,
      title: `Handwriting, Keyboarding, and Note Taking for Grade ${index + 3}`,
      description:
        `Grade ${index + 3} asks for more words in less time. ${'We look at the hand, the eye, and the task. '.repeat(6)}`.trim(),
      features: Array.from(
        { length: 8 },
        (_line, line) => `Part ${line + 1} of what we do together in grade ${index + 3}`,
      ),
      benefits: Array.from(
        { length: 6 },
        (_line, line) => `Step ${line + 1} toward easier homework in grade ${index + 3}`,
      ),
    }),
  );
  return [...servicesAsShipped, ...added];
}

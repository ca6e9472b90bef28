import { fullNameOf } from '#domain/platform/names.ts';
import { type DescribedValue, describedValues } from './fact.ts';
import { WEEKDAYS } from './opening-hours.ts';
import type { PracticeService } from './own-services.ts';
import { confirmableNames, type PublicIdentity, publicIdentitySchema } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import { type ShippedServiceId, shippedServices } from './shipped-services.ts';
import { containsShippedStory, isShippedName } from './shipped-words.ts';

/** A shipped value that may be true of the practice. */
interface ShippedPart {
  /** Its label in the form. */
  label: string;
  /** Its shipped text, if that fits on a line; empty otherwise. */
  text: string;
  /** Its path in the website, which is also the name of its form field. */
  path: string;
  /** The service that it belongs to, which is edited on its own page. */
  service?: ShippedServiceId;
  /** The shipped answer, even if the owner moved it. */
  answer?: string;
  /** Returns whether a website still has it unchanged. */
  isUnchanged: (identity: PublicIdentity, texts: ReadonlyMap<string, string>) => boolean;
}

/**
 * Exceptions: values that are checked only in part, since the whole already blocks publication, and the
 * price.
 */
const narrowed: Record<string, Partial<ShippedPart>> = {
  // A price with a day was set by the owner, even if it is the same.
  consultationRate: {
    isUnchanged: ({ consultationRateCents, rateSetOn }) =>
      consultationRateCents === sampleIdentity.consultationRateCents && rateSetOn === null,
  },
  'therapist.firstName': { isUnchanged: ({ therapist }) => isHalfOfName(therapist, 'firstName') },
  'therapist.lastName': { isUnchanged: ({ therapist }) => isHalfOfName(therapist, 'lastName') },
  'therapist.introduction': {
    label: 'Some of the Introduction',
    text: '',
    isUnchanged: ({ therapist }) => containsShippedStory(therapist.introduction),
  },
  biography: {
    label: 'Some of the Biography',
    text: '',
    isUnchanged: ({ therapist }) => therapist.biography.some(containsShippedStory),
  },
};

let foundParts: ReadonlyMap<string, ShippedPart> | undefined;

/** Returns the shipped parts by name, collected when first needed: it would be a part of the program's start. */
function shippedParts(): ReadonlyMap<string, ShippedPart> {
  foundParts ??= new Map<string, ShippedPart>([
    ...describedValues(publicIdentitySchema, sampleIdentity, () => true).flatMap(confirmableParts),
    ...sampleIdentity.frequentQuestions.map((question, index) => shippedAnswer(question, index + 1)),
    ...shippedServices.map(shippedService),
  ]);
  return foundParts;
}

function confirmableParts({ key, label, text, fact }: DescribedValue): [string, ShippedPart][] {
  return (fact.confirmedAs ?? []).map((name) => {
    const part = { label, text, path: key, isUnchanged: sameText(key, text) };
    return [name, { ...part, ...narrowed[name] }];
  });
}

function sameText(key: string, text: string): ShippedPart['isUnchanged'] {
  return (_identity, texts) => texts.get(key) === text;
}

function isHalfOfName(therapist: PublicIdentity['therapist'], half: 'firstName' | 'lastName'): boolean {
  return therapist[half] === sampleIdentity.therapist[half] && !isShippedName(fullNameOf(therapist));
}

/** Answers that name a law are excluded: for those, the owner gives the day of their own review. */
function shippedAnswer(
  { question, answer }: { question: string; answer: string },
  number: number,
): [string, ShippedPart] {
  const isUnchanged = ({ frequentQuestions }: PublicIdentity) =>
    frequentQuestions.some((one) => one.source === '' && one.answer === answer);
  const label = `Answer to “${question}”`;
  return [`question.${number}`, { label, text: '', path: 'frequentQuestions', answer, isUnchanged }];
}

function shippedService({ id, label }: (typeof shippedServices)[number]): [string, ShippedPart] {
  const isUnchanged = ({ services }: PublicIdentity) =>
    services.some((service) => service.id === id && hasShippedWords(service));
  return [
    `service.${id}`,
    { label: `Service ${label}`, text: '', path: 'services', service: id, isUnchanged },
  ];
}

/** Services whose pages name conditions when shipped. */
const withConditions: readonly string[] = ['pediatric', 'sensory'] satisfies ShippedServiceId[];

/** Returns whether families see shipped text of a service: in its parts, or next to them on its page. */
function hasShippedWords(service: PracticeService): boolean {
  const { id, isShown, hasOwnPage, description, features, benefits, conditions } = service;
  const lists = [features, benefits, ...(withConditions.includes(id) ? [conditions] : [])];
  return isShown && (!hasOwnPage || description === '' || lists.some(({ length }) => length === 0));
}

/** Returns the label of a shipped part, its shipped text, and its service. */
export function shippedPart(name: string): Pick<ShippedPart, 'label' | 'text' | 'service'> {
  const part = shippedParts().get(name);
  if (part === undefined) throw new Error(`Nothing ships under the name ${name}`);
  return part;
}

/** Returns the names of shipped values that are unchanged and not confirmed by the owner. */
export function unconfirmedAsShipped(identity: PublicIdentity): string[] {
  return unchangedAsShipped(identity).filter((name) => !identity.trueAsShipped.includes(name));
}

/**
 * Returns the names of shipped values that are confirmed and unchanged. A value changed since then needs a
 * new confirmation.
 */
export function confirmedAsShipped(identity: PublicIdentity): string[] {
  return unchangedAsShipped(identity).filter((name) => identity.trueAsShipped.includes(name));
}

function unchangedAsShipped(identity: PublicIdentity): string[] {
  const stated = describedValues(publicIdentitySchema, identity, () => true);
  const texts = new Map(stated.map(({ key, text }) => [key, text]));
  return confirmableNames.filter((name) => shippedParts().get(name)?.isUnchanged(identity, texts));
}

/** Returns the name of the form field that holds a shipped part, in the form's current state. */
export function fieldOfShipped(
  name: string,
  { frequentQuestions, hours }: Pick<PublicIdentity, 'hours'> & { frequentQuestions: { answer: string }[] },
): string {
  const { path = '', answer } = shippedParts().get(name) ?? {};
  if (answer !== undefined) {
    const index = frequentQuestions.findIndex((one) => one.answer.trim() === answer);
    return `frequentQuestions.${Math.max(index, 0)}.answer`;
  }
  if (path !== 'hours.week') return path;
  // A day that the owner has just closed has no field.
  const open = WEEKDAYS.find((day) => hours.week[day].length > 0);
  return open ? `hours.week.${open}.0.opens` : 'hours.note';
}

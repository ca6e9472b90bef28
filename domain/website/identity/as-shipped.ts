import { fullNameOf } from '#domain/platform/names.ts';
import { type DescribedValue, describedValues } from './fact.ts';
import { WEEKDAYS } from './opening-hours.ts';
import type { PracticeService } from './own-services.ts';
import { confirmableNames, type PublicIdentity, publicIdentitySchema } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import { type ShippedServiceId, shippedServices } from './shipped-services.ts';
import { containsShippedStory, isShippedName } from './shipped-words.ts';

/** Something that came with the program and may be true of a practice. */
interface ShippedPart {
  /** Its name in the form. */
  label: string;
  /** Its shipped text, if that fits on a line; empty otherwise. */
  text: string;
  /** Its path in the website, and the name of its field in the form. */
  path: string;
  /** The service that it belongs to, which is edited on a page of its own. */
  service?: ShippedServiceId;
  /** The answer that shipped, wherever the owner has moved it. */
  answer?: string;
  /** Whether a website still has it as it shipped. */
  isUnchanged: (identity: PublicIdentity, texts: ReadonlyMap<string, string>) => boolean;
}

/** Exceptions: values that are asked for only in part, since the whole blocks publication, and the price. */
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

const parts = new Map<string, ShippedPart>([
  ...describedValues(publicIdentitySchema, sampleIdentity, () => true).flatMap(confirmableParts),
  ...sampleIdentity.frequentQuestions.map((question, index) => shippedAnswer(question, index + 1)),
  ...shippedServices.map(shippedService),
]);

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

/** An answer that names a law is not asked for here: the owner gives the day on which she made sure of it. */
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

/** These ship with conditions that their pages name. */
const withConditions: readonly string[] = ['pediatric', 'sensory'] satisfies ShippedServiceId[];

/** Whether families see words of a service that came with the program: in its parts, or on its page beside them. */
function hasShippedWords(service: PracticeService): boolean {
  const { id, isShown, hasOwnPage, description, features, benefits, conditions } = service;
  const lists = [features, benefits, ...(withConditions.includes(id) ? [conditions] : [])];
  return isShown && (!hasOwnPage || description === '' || lists.some(({ length }) => length === 0));
}

/** Returns the label of a shipped part, its shipped text, and the service that it belongs to. */
export function shippedPart(name: string): Pick<ShippedPart, 'label' | 'text' | 'service'> {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`Nothing ships under the name ${name}`);
  return part;
}

/** Lists what is still as it shipped and not confirmed by the owner. */
export function unconfirmedAsShipped(identity: PublicIdentity): string[] {
  return unchangedAsShipped(identity).filter((name) => !identity.trueAsShipped.includes(name));
}

/** Lists what the owner confirmed and is still as it shipped. What was changed since is asked for again. */
export function confirmedAsShipped(identity: PublicIdentity): string[] {
  return unchangedAsShipped(identity).filter((name) => identity.trueAsShipped.includes(name));
}

function unchangedAsShipped(identity: PublicIdentity): string[] {
  const stated = describedValues(publicIdentitySchema, identity, () => true);
  const texts = new Map(stated.map(({ key, text }) => [key, text]));
  return confirmableNames.filter((name) => parts.get(name)?.isUnchanged(identity, texts));
}

/** The name of the form's field that holds a shipped part, as the form is filled in now. */
export function fieldOfShipped(
  name: string,
  { frequentQuestions, hours }: Pick<PublicIdentity, 'hours'> & { frequentQuestions: { answer: string }[] },
): string {
  const { path = '', answer } = parts.get(name) ?? {};
  if (answer !== undefined) {
    const index = frequentQuestions.findIndex((one) => one.answer.trim() === answer);
    return `frequentQuestions.${Math.max(index, 0)}.answer`;
  }
  if (path !== 'hours.week') return path;
  // A day that the owner has just closed has no field.
  const open = WEEKDAYS.find((day) => hours.week[day].length > 0);
  return open ? `hours.week.${open}.0.opens` : 'hours.note';
}

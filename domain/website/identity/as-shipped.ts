import { fullNameOf } from '#domain/platform/names.ts';
import type { PublicIdentity } from './public-identity.ts';
import { consultationRate, hoursText } from './public-identity-text.ts';
import { sampleIdentity } from './sample-identity.ts';
import { type ShippedField, shippedFields } from './shipped-fields.ts';
import { type ShippedServiceId, shippedServices } from './shipped-services.ts';
import { isShippedName, keepsOfShippedStory } from './shipped-words.ts';

/** Something that the website says as it came with the program. */
interface ShippedPart {
  /** Its name in the form. */
  label: string;
  /** What it says, as far as a line holds it; empty where the label says it all. */
  says: string;
  stands: (identity: PublicIdentity) => boolean;
}

const parts: Record<ShippedField, ShippedPart> = {
  tagline: sameText('Tagline', ({ tagline }) => tagline),
  'hours.week': sameText('Hours', (identity) => hoursText(identity)),
  'hours.note': sameText('Note on Hours', ({ hours }) => hours.note),
  consultationRate: {
    label: 'Consultation Rate',
    says: consultationRate(sampleIdentity),
    // A price with a day was set by the owner, even if it is the same.
    stands: ({ consultationRateCents, rateSetOn }) =>
      consultationRateCents === sampleIdentity.consultationRateCents && rateSetOn === null,
  },
  'serviceArea.summary': sameText('Service Area', ({ serviceArea }) => serviceArea.summary),
  'serviceArea.short': sameText('Service Area in Short', ({ serviceArea }) => serviceArea.short),
  counties: sameText('Counties', ({ serviceArea }) => serviceArea.counties.join(', ')),
  'serviceArea.state': sameText('State', ({ serviceArea }) => serviceArea.state),
  'therapist.firstName': halfOfName('First Name', 'firstName'),
  'therapist.lastName': halfOfName('Last Name', 'lastName'),
  'therapist.postNominals': sameText('Letters After the Name', ({ therapist }) => therapist.postNominals),
  'therapist.role': sameText('Role', ({ therapist }) => therapist.role),
  'therapist.introduction': keptOfStory('Some of the Introduction', ({ therapist }) => [
    therapist.introduction,
  ]),
  biography: keptOfStory('Some of the Biography', ({ therapist }) => therapist.biography),
  'question.1': sameAnswer(0),
  'question.2': sameAnswer(1),
  'question.3': sameAnswer(2),
  'question.4': sameAnswer(3),
  'question.5': sameAnswer(4),
  'question.6': sameAnswer(5),
  'service.pediatric': sameService('pediatric'),
  'service.school-based': sameService('school-based'),
  'service.sensory': sameService('sensory'),
  'service.fine-motor': sameService('fine-motor'),
  'service.consultation': sameService('consultation'),
};

/** What the form calls a field, and what it said when the program came. */
export function shippedPart(field: ShippedField): Pick<ShippedPart, 'label' | 'says'> {
  return parts[field];
}

/** The fields that say what came with the program, and of which the owner has not said that it is true of her practice. */
export function unconfirmedAsShipped(identity: PublicIdentity): ShippedField[] {
  return standing(identity).filter((field) => !identity.trueAsShipped.includes(field));
}

/** What the owner said is true as it came, without the fields that say something else by now: they are asked anew. */
export function withSettledShipped(identity: PublicIdentity): PublicIdentity {
  const trueAsShipped = standing(identity).filter((field) => identity.trueAsShipped.includes(field));
  return { ...identity, trueAsShipped };
}

/** The place of a shipped answer among the questions; -1 where none says it. */
export function placeOfShippedAnswer(field: ShippedField, questions: readonly { answer: string }[]): number {
  const shipped = sampleIdentity.frequentQuestions[Number(field.replace('question.', '')) - 1];
  return questions.findIndex(({ answer }) => answer.trim() === shipped?.answer);
}

function standing(identity: PublicIdentity): ShippedField[] {
  return shippedFields.filter((field) => parts[field].stands(identity));
}

function sameText(label: string, textOf: (identity: PublicIdentity) => string): ShippedPart {
  const says = textOf(sampleIdentity);
  return { label, says, stands: (identity) => textOf(identity) === says };
}

/** Half of a name: the whole one keeps the website from being published. */
function halfOfName(label: string, half: 'firstName' | 'lastName'): ShippedPart {
  const says = sampleIdentity.therapist[half];
  const stands = ({ therapist }: PublicIdentity) =>
    therapist[half] === says && !isShippedName(fullNameOf(therapist));
  return { label, says, stands };
}

/** Sentences of the story in one of the owner's own: a whole paragraph keeps the website from being published. */
function keptOfStory(label: string, paragraphsOf: (identity: PublicIdentity) => string[]): ShippedPart {
  return { label, says: '', stands: (identity) => paragraphsOf(identity).some(keepsOfShippedStory) };
}

/** An answer that names a law is not asked for here: the owner gives the day on which she made sure of it. */
function sameAnswer(index: number): ShippedPart {
  const shipped = sampleIdentity.frequentQuestions[index];
  return {
    label: `Answer to “${shipped?.question}”`,
    says: '',
    stands: ({ frequentQuestions }) =>
      frequentQuestions.some(({ answer, source }) => source === '' && answer === shipped?.answer),
  };
}

/** These ship with conditions that their pages name. */
const withConditions: ShippedServiceId[] = ['pediatric', 'sensory'];

/** A service that families see, with words of which some came with the program: in its parts, or on its page beside them. */
function sameService(id: ShippedServiceId): ShippedPart {
  return {
    label: `Service ${shippedServices.find((one) => one.id === id)?.label}`,
    says: '',
    stands: ({ services }) =>
      services.some(
        (one) =>
          one.id === id &&
          one.isShown &&
          (!one.hasOwnPage ||
            one.description === '' ||
            one.features.length === 0 ||
            one.benefits.length === 0 ||
            (withConditions.includes(id) && one.conditions.length === 0)),
      ),
  };
}

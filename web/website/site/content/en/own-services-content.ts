import type { ServiceAges, ServicePlace } from '#domain/website/identity/own-services.ts';

const numbers = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** Returns a number at the start of a sentence, as a word if that is usual. */
function counted(count: number): string {
  return numbers[count] ?? String(count);
}

/** Returns the lead of the services page, with their number. */
export function servicesLead(count: number): string {
  if (count === 1) {
    return 'One way to work with us. Tell us what a hard day looks like, and ask if this could help.';
  }
  return `${counted(count)} ways to work with us. Start with the one that sounds like your child. Not sure? Ask us which one could help more.`;
}

/** Above the cards of the home page if there is a single service. */
export const singleServiceLead = 'Every child is different, so no two plans are the same.';

/** Returns the lead of the conditions, with their number. */
export function conditionsLead(count: number): string {
  const need = 'You do not need a diagnosis to ask for help.';
  if (count === 1) return `${need} This is one reason why families ask for OT.`;
  return `${need} These are ${counted(count).toLowerCase()} reasons why families ask for OT.`;
}

/** Returns the title of the age groups, with their number. */
export function ageGroupsTitle(count: number): string {
  return count === 1 ? 'One age group' : `${counted(count)} age groups`;
}

/** Returns the ages of a service. */
export function agesText({ youngest, oldest }: ServiceAges): string {
  return youngest === oldest ? `Age ${youngest}` : `Ages ${youngest}-${oldest}`;
}

/** The first line of the home page, and its title and description for search engines, with the ages served. */
export function homeEyebrow(ages: ServiceAges): string {
  return `Pediatric occupational therapy for ${agesText(ages).toLowerCase()}`;
}
export function homeTitle(ages: ServiceAges): string {
  return `Pediatric Occupational Therapy for ${agesText(ages)}`;
}
export function homeDescription(ages: ServiceAges): string {
  return `Help with handwriting, busy bodies, loud rooms, and daily skills. Warm, practical occupational therapy for ${agesText(ages).toLowerCase()}.`;
}

/** The places of a service. */
export const placeNames: Record<ServicePlace, string> = {
  school: 'At school',
  home: 'At home',
  online: 'Online',
  practice: 'At our practice',
};

/** Returns the overview's description for search engines if the services differ from the shipped ones. */
export function servicesDescription(titles: readonly string[]): string {
  return `${new Intl.ListFormat('en-US').format(titles)}. See what each includes and how it helps.`;
}

/** Replaces the services that do not fit. */
export const moreServices = 'more';

/** General keywords. */
export const servicesKeyword = 'occupational therapy services';

/** The fixed texts of a service's page with the owner's texts. */
export const ownServicePage = {
  eyebrow: 'Services',
  whoTitle: 'Who it is for',
  inItTitle: 'What to expect',
  closing: {
    title: 'Does this sound like your child?',
    text: 'Tell us what you see at home or at school. Ask us if this fits, or if something else could help more.',
  },
};

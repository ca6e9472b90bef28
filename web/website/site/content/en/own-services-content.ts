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

/** A number at the beginning of a sentence, in words as far as people write it so. */
function counted(count: number): string {
  return numbers[count] ?? String(count);
}

/** Under the title of the services, with how many there are. */
export function servicesLead(count: number): string {
  if (count === 1) {
    return 'One way to work with us. Tell us what a hard day looks like, and ask if this could help.';
  }
  return `${counted(count)} ways to work with us. Start with the one that sounds like your child. Not sure? Ask us which one could help more.`;
}

/** Above the cards of the home page where there is nothing to mix. */
export const singleServiceLead = 'Every child is different, so no two plans are the same.';

/** Above the conditions, with how many there are. */
export function conditionsLead(count: number): string {
  const need = 'You do not need a diagnosis to ask for help.';
  if (count === 1) return `${need} This is one reason why families ask for OT.`;
  return `${need} These are ${counted(count).toLowerCase()} reasons why families ask for OT.`;
}

/** Above the age groups, with how many there are. */
export function ageGroupsTitle(count: number): string {
  return count === 1 ? 'One age group' : `${counted(count)} age groups`;
}

/** Whom a service is for, in years. */
export function agesText({ youngest, oldest }: ServiceAges): string {
  return youngest === oldest ? `Age ${youngest}` : `Ages ${youngest}-${oldest}`;
}

/** At the top of the home page, and its title and description for search engines: whom the practice is for. */
export function homeEyebrow(ages: ServiceAges): string {
  return `Pediatric occupational therapy for ${agesText(ages).toLowerCase()}`;
}
export function homeTitle(ages: ServiceAges): string {
  return `Pediatric Occupational Therapy for ${agesText(ages)}`;
}
export function homeDescription(ages: ServiceAges): string {
  return `Help with handwriting, busy bodies, loud rooms, and daily skills. Warm, practical occupational therapy for ${agesText(ages).toLowerCase()}.`;
}

/** Where a service is given. */
export const placeNames: Record<ServicePlace, string> = {
  school: 'At school',
  home: 'At home',
  online: 'Online',
  practice: 'At our practice',
};

/** What the overview tells search engines where a practice offers other services than those that ship. */
export function servicesDescription(titles: readonly string[]): string {
  return `${new Intl.ListFormat('en-US').format(titles)}. See what each includes and how it helps.`;
}

/** What stands for the services that there is no room to name. */
export const moreServices = 'more';

/** What people search for who look for any of it. */
export const servicesKeyword = 'occupational therapy services';

/** The page of a service in the owner's words. */
export const ownServicePage = {
  eyebrow: 'Services',
  whoTitle: 'Who it is for',
  inItTitle: 'What to expect',
  closing: {
    title: 'Does this sound like your child?',
    text: 'Tell us what you see at home or at school. Ask us if this fits, or if something else could help more.',
  },
};

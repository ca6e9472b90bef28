import { agesServed, offersService, oldestIn } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import {
  type SectionWords,
  type ServiceSection,
  sectionsFor,
} from '#web/website/site/content/claimed-services.ts';
import { textsFor, type Words } from '#web/website/site/content/claimed-text.ts';
import type { ClosingWords, PageOpening } from '#web/website/site/content/content-shapes.ts';
import { agesText } from './own-services-content.ts';

export type { ServiceId, ServiceSection } from '#web/website/site/content/claimed-services.ts';

/** Its lead states the number of services. */
export const servicesOpening: Omit<PageOpening, 'lead'> = {
  eyebrow: 'Services',
  title: 'Therapy that fits a real child and a real day',
};

const sessionsBadge: Words = {
  claim: 'groups',
  words: 'Individual & Group Sessions',
  otherwise: 'Individual Sessions',
};

/** Returns the three badges under the title, with the practice's ages, area and schools. */
export function serviceBadges(identity: PublicIdentity): string[] {
  const { short } = identity.serviceArea;
  return [
    agesText(agesServed(identity)),
    offersService(identity, 'school-based') ? `${short} Schools` : short,
    ...textsFor([sessionsBadge], identity),
  ];
}

/** The title of the page's table of contents. */
export const indexTitle = 'On this page';

/** The headings of each service's two lists. */
export const includedTitle = "What's Included";
export const benefitsTitle = 'Benefits';

/** Above the benefits of each service: nobody can promise the outcome of therapy. */
export const benefitsLead = 'What families work toward:';

/** Links of a service; screen readers also hear its name. */
export const readMore = 'Read more';
export function aboutService(title: string): string {
  return ` about ${title}`;
}

/** The heading of the links to other services. */
export const otherServices = 'Other services';

/** A second link at the end of the page. */
export const meetTherapist = 'Meet the therapist';

/** The service type in structured data. */
export const serviceType = 'Pediatric occupational therapy';

/** Returns a county's name for structured data. */
export function countyName(county: string, state: string): string {
  return `${county} County, ${state}`;
}

/** Returns the shipped texts of the five services, as they apply to this practice. */
export function serviceSections(identity: PublicIdentity): ServiceSection[] {
  return sectionsFor(sectionsThrough(oldestIn(identity, 'pediatric')), identity);
}

/** Returns the services' texts; `oldest` is the upper age of pediatric therapy. */
function sectionsThrough(oldest: number): readonly SectionWords[] {
  return [
    {
      id: 'pediatric',
      title: 'Pediatric Therapy',
      description:
        'One-on-one therapy for the skills a child needs to learn, play, and take care of themselves. We start with what your child loves, and build from there.',
      features: [
        'A full look at how your child moves, plays, and learns',
        'A written plan with goals you can see',
        {
          claim: 'video',
          words: 'Sessions at school, at home, or online',
          otherwise: 'Sessions at school or at home',
        },
        'A short home program that fits your evening',
        'Regular check-ins with you and the teacher',
      ],
      benefits: [
        'Doing more without help',
        'Pride in what hands and body can do',
        'Calmer mornings and easier homework',
        `Support that grows along, through age ${oldest}`,
      ],
    },
    {
      id: 'school-based',
      title: 'School-Based Therapy',
      description:
        'We come to the school and work with the whole team. Your child practices in the places where the skill is needed: at the desk, in the hall, and in the lunch line.',
      features: [
        {
          claim: 'groups',
          words: 'On-site sessions, alone or in a small group',
          otherwise: 'On-site sessions',
        },
        'IEP and 504 goals, notes, and meetings',
        'Changes to the desk, the task, and the room',
        'Assistive technology, from pencil grips to tablets',
        'Training for teachers and aides',
      ],
      benefits: [
        'Taking part in class instead of watching',
        'Written work with less strain',
        'Less class time missed',
        'One plan that everyone follows',
      ],
    },
    {
      id: 'sensory',
      title: 'Sensory Processing',
      description:
        'Lights, sounds, tags, and crowds can be too much. Or a body may crave more. We help your child read those signals and find what brings calm.',
      features: [
        'A sensory profile across seven senses',
        'Movement and deep-pressure play',
        'A daily sensory plan for home and school',
        'Quiet spaces and other changes to a room',
        'Coaching for parents and teachers',
      ],
      benefits: [
        'Fewer and shorter meltdowns',
        'Focus that lasts longer',
        'Trying new foods, clothes, and places',
        'Saying what helps',
      ],
    },
    {
      id: 'fine-motor',
      title: 'Fine Motor Skills',
      description:
        'Hands do a lot of work in a day. We work to make them stronger and more exact, for writing, cutting, and dressing with less of a fight.',
      features: [
        'Handwriting, from pencil grip to full pages',
        'Scissors, glue, and craft skills',
        'Buttons, zippers, laces, forks, and knives',
        'Games that train eyes and hands together',
        'Hand strength through clay, tongs, and climbing',
      ],
      benefits: [
        'Writing that others can read',
        'Keeping up with class work',
        'Getting dressed alone',
        'No fear of trying',
      ],
    },
    {
      id: 'consultation',
      title: 'Parent Consultation',
      description: {
        claim: 'video',
        words:
          'An hour for your questions, in person or by video. Bring a worry, a school report, or a clip from your phone. You leave with a plan.',
        otherwise:
          'An hour for your questions, in person. Bring a worry, a school report, or a clip from your phone. You leave with a plan.',
      },
      features: [
        'A talk before we meet, so that no time is lost',
        'Review of reports, IEPs, and 504 plans',
        'Clear answers in plain words',
        'A written list of what to try first',
        { claim: 'eveningsAndWeekends', words: 'Evening and weekend times' },
      ],
      benefits: [
        'Knowing what is typical and what needs help',
        'Walking into school meetings prepared',
        'A start at home right away',
        'Feeling less alone with it',
      ],
    },
  ];
}

export const servicesClosing: ClosingWords = {
  title: 'Not sure which one fits?',
  text: 'Most parents are not. Tell us what a hard day looks like, and we can look for the right start together.',
};

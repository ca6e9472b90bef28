import type { PageOpening } from './content-shapes.ts';

export const backlinkOpening: PageOpening = {
  eyebrow: 'Practice marketing',
  title: 'Search Visibility and Backlink Strategy',
  lead: 'Links from trusted sites help families find the practice. This is our plan: where good links come from, which listings to claim, and what to do first.',
};

export const opportunitiesTitle = 'Four kinds of opportunities';

export interface LinkOpportunity {
  title: string;
  text: string;
  items: readonly string[];
}

export const linkOpportunities: readonly LinkOpportunity[] = [
  {
    title: 'Professional Associations',
    text: 'Groups that list their members give strong, lasting links.',
    items: [
      'American Occupational Therapy Association (AOTA) member profile',
      'New York State Occupational Therapy Association (NYSOTA)',
      'Sensory integration training groups with a therapist finder',
      'College alumni pages for OT programs',
    ],
  },
  {
    title: 'Educational Resources',
    text: 'Schools and parent groups link to pages that help families.',
    items: [
      'District special education and PTA resource pages',
      'SEPTA parent groups across Long Island',
      'Public library guides for families',
      'Early childhood and special education programs at local colleges',
    ],
  },
  {
    title: 'Local Business Networks',
    text: 'Neighbors who share our families are glad to share a link.',
    items: [
      'Town chambers of commerce',
      'Pediatricians, dentists, and speech therapists',
      'Gyms, swim schools, and toy stores with sensory hours',
      'Local fairs, fun runs, and school events that list sponsors',
    ],
  },
  {
    title: 'Content Marketing',
    text: 'Useful pages earn links on their own.',
    items: [
      'Guides parents can print: sensory plans, IEP meeting checklists',
      'Guest articles for parenting sites on Long Island',
      'Short videos with five-minute hand games',
      'Answers for local reporters who write about schools',
    ],
  },
];

export const directoriesTitle = '12 online directories';
export const directoriesLead = 'Use the same name, phone, and hours on every one.';

export const directories: readonly string[] = [
  'Google Business Profile',
  'Bing Places for Business',
  'Apple Business Connect',
  'Yelp',
  'Healthgrades',
  'WebMD Care',
  'Zocdoc',
  'Better Business Bureau',
  'Nextdoor',
  'Yellow Pages',
  'Foursquare',
  'Autism Speaks Resource Guide',
];

export const planTitle = 'Priority plan in three steps';

export const priorityPlan: readonly { when: string; title: string; tasks: readonly string[] }[] = [
  {
    when: 'Week 1',
    title: 'Claim the basics',
    tasks: [
      'Claim the Google, Bing, and Apple listings',
      'Check that name, phone, and hours match this website',
      'Complete the AOTA and NYSOTA profiles',
    ],
  },
  {
    when: 'Month 1',
    title: 'Be found nearby',
    tasks: [
      'Fill in the other directories on the list',
      'Join one chamber of commerce',
      'Write to five school and library resource pages',
    ],
  },
  {
    when: 'Months 3 to 6',
    title: 'Earn trust',
    tasks: [
      'Publish one printable guide a month',
      'Offer a free talk to two parent groups',
      'Review which links bring visits, and do more of that',
    ],
  },
];

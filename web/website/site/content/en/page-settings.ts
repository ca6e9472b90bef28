import { type PageSettings, settingsOf } from '#web/website/site/content/page-settings.ts';
import { homeSettings } from './home-settings.ts';

export { countyKeyword } from './home-settings.ts';

/** The pages with their own settings; other paths have the default title. */
export const pageSettings = {
  home: homeSettings,
  services: settingsOf({
    path: '/services',
    title: 'Occupational Therapy Services',
    description:
      'Pediatric, school-based, sensory, and fine motor therapy, plus consultations for parents. See what each includes and how it helps.',
    keywords:
      'occupational therapy services, pediatric therapy, school-based therapy, sensory processing, fine motor, parent consultation',
  }),
  about: settingsOf(
    {
      path: '/about',
      title: 'Meet the Therapist',
      description:
        'Meet the occupational therapist who runs this practice: the story, the training, and how a session with your child feels.',
      keywords: 'pediatric occupational therapist, OTR/L, licensed occupational therapist, New York, about',
    },
    'profile',
  ),
  contact: settingsOf({
    path: '/contact',
    title: 'Contact and Consultation Request',
    description:
      'Tell us about your child, in writing or by phone. Phone, email, hours, and answers to the questions parents ask most.',
    keywords: 'contact occupational therapist, OT consultation request, pediatric OT phone, Long Island OT',
  }),
  pediatric: settingsOf({
    path: '/services/pediatric',
    title: 'Pediatric Therapy by Age',
    description:
      'Assessment, a plan made for one child, and steady support from preschool to age 21. See how therapy grows with your child.',
    keywords:
      'pediatric therapy, early childhood OT, elementary OT, middle school OT, transition planning, autism, ADHD, developmental delay',
  }),
  schoolBased: settingsOf({
    path: '/services/school-based',
    title: 'School-Based Occupational Therapy',
    description:
      'On-site therapy, IEP and 504 support, classroom changes, and teacher training, so that a child can take part in the school day.',
    keywords:
      'school-based occupational therapy, IEP, 504 plan, classroom modifications, assistive technology, Nassau, Suffolk',
  }),
  sensory: settingsOf({
    path: '/services/sensory',
    title: 'Sensory Processing Therapy',
    description:
      'Why some children cover their ears, crash into things, or cannot sit still, and what helps at home and at school.',
    keywords:
      'sensory processing, sensory integration, sensory diet, vestibular, proprioception, tactile sensitivity, occupational therapy',
  }),
  fineMotor: settingsOf({
    path: '/services/fine-motor',
    title: 'Fine Motor Skills and Handwriting',
    description:
      'Pencils, scissors, buttons, and zippers. Playful therapy for strong, steady hands at school and in daily life.',
    keywords:
      'fine motor skills, handwriting help, scissor skills, pencil grip, hand strength, visual motor, self-care skills',
  }),
  consultation: settingsOf({
    path: '/services/consultation',
    title: 'Parent Consultations',
    description:
      'One hour for your questions about your child, with an occupational therapist. Bring a worry, and leave with a plan to try.',
    keywords:
      'parent consultation, virtual occupational therapy, OT advice for parents, IEP meeting help, home program',
  }),
} satisfies Record<string, PageSettings>;

export const planPrograms = ['private', 'iep', 'cpse', 'iesp', '504'] as const;
export type PlanProgram = (typeof planPrograms)[number];

export const planProgramLabels: Record<PlanProgram, string> = {
  private: 'Private',
  iep: 'IEP',
  cpse: 'Preschool (CPSE)',
  iesp: 'IESP',
  '504': '504 plan',
};

/**
 * Where service takes place: the ten settings of the county's preschool list, a school classroom, and other.
 */
export const planSettings = [
  'home',
  'daycare',
  'preschool',
  'nursery-school',
  'universal-pre-k',
  'medical-site',
  'community',
  'facility',
  'therapy-room',
  'teletherapy',
  'school-classroom',
  'other',
] as const;
export type PlanSetting = (typeof planSettings)[number];

export const planSettingLabels: Record<PlanSetting, string> = {
  home: 'Home',
  daycare: 'Daycare',
  preschool: 'Preschool',
  'nursery-school': 'Nursery School',
  'universal-pre-k': 'Universal Pre-K',
  'medical-site': 'Medical Site',
  community: 'Community Setting',
  facility: 'Facility Location/Private Office',
  'therapy-room': 'Therapy Room',
  teletherapy: 'Teletherapy',
  'school-classroom': 'School Classroom',
  other: 'Other',
};

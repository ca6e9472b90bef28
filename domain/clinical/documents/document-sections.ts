export const documentKinds = [
  'evaluation',
  'plan-of-care',
  'progress-report',
  'annual-review',
  'discharge-summary',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindLabels: Record<DocumentKind, string> = {
  evaluation: 'Evaluation',
  'plan-of-care': 'Plan of Care',
  'progress-report': 'Progress Report',
  'annual-review': 'Annual Review Packet',
  'discharge-summary': 'Discharge Summary',
};

/** Section parts filled from the record. "Fill again" updates them; they are never edited by hand. */
export const filledParts = [
  'identity',
  'service',
  'attendance',
  'months',
  'goals',
  'proposedGoals',
  'assessments',
  'precautions',
  'nextReview',
] as const;
export type FilledPart = (typeof filledParts)[number];

/** One section of a document: which part fills it, and what the therapist can enter. */
export interface DocumentSection {
  key: SectionKey;
  title: string;
  filled?: FilledPart;
  /** Whether the therapist types text here. */
  isTyped?: true;
  /** Whether a new document starts with the text of the last one of its kind. */
  isPulled?: true;
  /** Whether assessment scores are entered here: scores only, never test items or norms. */
  hasScores?: true;
  /** Whether goals show their figures and graph here; a plan shows only the targets. */
  hasProgress?: true;
  hasGraph?: true;
  /** Whether every active goal needs a mark here before the document can be signed. */
  hasMarks?: true;
}

export const sectionKeys = [
  'identity',
  'referral',
  'profile',
  'recordsReviewed',
  'assessments',
  'observations',
  'findings',
  'effect',
  'strengthsAndNeeds',
  'summary',
  'recommendation',
  'needs',
  'goals',
  'service',
  'interventions',
  'precautions',
  'discharge',
  'nextReview',
  'attendance',
  'next',
  'months',
  'presentLevels',
  'helped',
  'proposedGoals',
  'reason',
  'statusNow',
  'followUp',
] as const;
export type SectionKey = (typeof sectionKeys)[number];

const identity = { key: 'identity', title: 'Child', filled: 'identity' } as const;

/** The sections of each kind of document, in reading order. */
export const documentSections: Record<DocumentKind, readonly DocumentSection[]> = {
  evaluation: [
    identity,
    { key: 'referral', title: 'Reason for Referral', isTyped: true },
    { key: 'profile', title: 'Occupational Profile', isTyped: true },
    { key: 'recordsReviewed', title: 'Records Reviewed', isTyped: true },
    { key: 'assessments', title: 'Assessments Given', filled: 'assessments', hasScores: true },
    { key: 'observations', title: 'Observations', isTyped: true },
    { key: 'findings', title: 'Findings by Domain', isTyped: true },
    { key: 'effect', title: 'Effect on School and Daily Life', isTyped: true },
    { key: 'strengthsAndNeeds', title: 'Strengths and Needs', isTyped: true },
    { key: 'summary', title: 'Summary', isTyped: true },
    {
      key: 'recommendation',
      title: 'Recommended Service and Goals',
      filled: 'proposedGoals',
      isTyped: true,
    },
  ],
  'plan-of-care': [
    { ...identity, title: 'Child, Diagnosis, Referral', isTyped: true },
    { key: 'needs', title: 'Needs', isTyped: true, isPulled: true },
    { key: 'goals', title: 'Goals and Objectives', filled: 'goals' },
    { key: 'service', title: 'Frequency, Duration and Setting', filled: 'service' },
    { key: 'interventions', title: 'Interventions', isTyped: true },
    { key: 'precautions', title: 'Precautions', filled: 'precautions' },
    { key: 'discharge', title: 'When to Discharge', isTyped: true },
    { key: 'nextReview', title: 'Next Review', filled: 'nextReview' },
  ],
  'progress-report': [
    identity,
    { key: 'attendance', title: 'Sessions in This Period', filled: 'attendance' },
    {
      key: 'goals',
      title: 'Progress on Goals',
      filled: 'goals',
      hasProgress: true,
      hasGraph: true,
      hasMarks: true,
    },
    { key: 'next', title: 'What Comes Next', isTyped: true },
  ],
  'annual-review': [
    identity,
    { key: 'months', title: 'Service This Year', filled: 'months' },
    { key: 'presentLevels', title: 'Present Levels by Domain', isTyped: true, isPulled: true },
    {
      key: 'goals',
      title: 'Goals of This Year',
      filled: 'goals',
      hasProgress: true,
      hasGraph: true,
      hasMarks: true,
    },
    { key: 'assessments', title: 'Assessments', filled: 'assessments' },
    { key: 'helped', title: 'What Helped, Accommodations', isTyped: true, isPulled: true },
    { key: 'recommendation', title: 'Recommendation', isTyped: true },
    { key: 'proposedGoals', title: 'Proposed Goals', filled: 'proposedGoals' },
  ],
  'discharge-summary': [
    identity,
    { key: 'reason', title: 'Reason for Discharge', isTyped: true },
    { key: 'attendance', title: 'Service Given', filled: 'attendance' },
    { key: 'goals', title: 'Goals and Outcomes', filled: 'goals', hasProgress: true },
    { key: 'statusNow', title: 'Status Now', isTyped: true },
    {
      key: 'followUp',
      title: 'Recommendations, Home Program, Follow-Up',
      isTyped: true,
    },
  ],
};

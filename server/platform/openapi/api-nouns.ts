import { listWord } from '#domain/platform/record.ts';
import { listedRecords } from '#domain/program/caseload-records.ts';

/** The description of each heading. */
export const apiNouns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listedRecords.map((kind) => [listWord(kind), kind.about])),
  account: 'Registering, signing in and out, and what belongs to the own sign-in',
  activity: 'Who read and changed what in the own caseload',
  'assessment-templates': 'What assessments of the practice ask, kept for all of its therapists',
  backups: 'Copies of the whole practice, and going back to one',
  'client-imports': 'Clients that come in from a spreadsheet, and taking them out again',
  'consultation-requests': 'What families and schools wrote through the website',
  contact: 'The form of the website by which families ask',
  documentation: 'What the API says about itself',
  export: 'A whole caseload to take along',
  failures: 'What broke on a screen, for the log of the server',
  import: 'A whole caseload that comes back',
  invites: 'Invitations to open an account',
  'page-views': 'How often the pages of the website were seen',
  practice: 'How the practice works, and that something in it changed',
  preferences: 'What one therapist likes',
  recovery: 'Choosing another password by a link',
  reports: 'The figures of a time, as a PDF',
  reviews: 'What waits for the review of a supervisor, and her one act',
  'schools-contact': 'The form of the website by which schools write',
  'sealed-records': 'What is kept, sealed, of deleted clients',
  'services-owed': 'What all mandates owe on a day, counted when it is asked for',
  'signing-profile': 'What one therapist signs with',
  notes: 'Which notes are missing, drafts, signed or late, by the day of their sessions',
  supervision: 'Who supervises the user, and whom the user supervises',
  team: 'The therapists of the practice, and who owns it',
  undo: 'Taking back what was changed a moment ago',
  'website-identity': 'What the website says about the practice',
};

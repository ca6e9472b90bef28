import type { CaseloadNoun } from './caseload-versions.ts';

/**
 * The kinds of records that replies are made of, by address. The server's lists read no other kinds, and the browser
 * refetches a reply when one of them changes elsewhere. An address that is missing here may be made of anything.
 */
export const replyNouns = {
  '/api/clients': ['clients'],
  '/api/sessions': ['sessions', 'session_notes'],
  '/api/notes': ['sessions', 'session_notes'],
  '/api/note-versions': ['note_versions'],
  '/api/groups': ['groups'],
  '/api/assessments': ['assessments'],
  '/api/invoices': ['invoices'],
  '/api/invoices/:id': ['invoices', 'sessions'],
  '/api/annuals': ['annuals'],
  '/api/plans': ['plans'],
  '/api/goals': ['goals'],
  '/api/goal-revisions': ['goal_revisions'],
  '/api/session-notes': ['session_notes'],
  '/api/signed-documents': ['signed_documents'],
  '/api/received-reviews': ['reviews', 'signed_documents'],
  // Each result has its session's time and status, and the values that count while its note is being corrected.
  '/api/results': ['goal_results', 'sessions', 'session_notes', 'signed_documents', 'goal_revisions'],
  '/api/tasks': ['tasks'],
  '/api/closings': ['closings'],
  '/api/closings/sessions': ['closings', 'sessions', 'invoices'],
  '/api/phrases': ['phrases'],
  '/api/sealed-records': ['sealed-records'],
  '/api/consultation-requests': ['clients'],
  '/api/preferences': ['account'],
  '/api/passkeys': ['account'],
  '/api/two-factor': ['account'],
  '/api/sign-ins': ['account'],
  '/api/user': ['account'],
  '/api/practice-settings': [],
  '/api/website-identity': [],
  '/api/assessment-templates': [],
  '/api/team': [],
  '/api/invites': [],
  '/api/backups': [],
  '/api/page-views': [],
} as const satisfies Record<string, readonly CaseloadNoun[]>;

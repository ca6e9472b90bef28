import type { QueryKey } from '@tanstack/react-query';
import type { CaseloadNoun } from '#domain/program/caseload-versions.ts';

/** The kinds of records that each call's reply is made of; other calls are refetched after every change. */
const nounsOfCalls: Record<string, readonly CaseloadNoun[]> = {
  '/api/clients': ['clients'],
  '/api/sessions': ['sessions', 'session_notes'],
  '/api/notes': ['sessions', 'session_notes'],
  '/api/note-versions': ['note_versions'],
  '/api/groups': ['groups'],
  '/api/assessments': ['assessments'],
  '/api/invoices': ['invoices', 'sessions'],
  '/api/annuals': ['annuals'],
  '/api/plans': ['plans'],
  '/api/goals': ['goals'],
  '/api/goal-revisions': ['goal_revisions'],
  '/api/session-notes': ['session_notes'],
  '/api/signed-documents': ['signed_documents'],
  '/api/received-reviews': ['reviews'],
  '/api/results': ['goal_results', 'sessions', 'session_notes', 'signed_documents', 'goal_revisions'],
  '/api/tasks': ['tasks'],
  '/api/closings': ['closings', 'sessions', 'invoices'],
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
};

/**
 * Returns whether a query must be refetched after these kinds changed elsewhere. Everything depends on the practice.
 */
export function isMadeOf({ queryKey }: { queryKey: QueryKey }, changed: readonly CaseloadNoun[]): boolean {
  if (changed.includes('practice')) return true;
  const nouns = nounsOfCalls[String(queryKey[0])];
  if (nouns === undefined) return true;
  return (
    nouns.some((noun) => changed.includes(noun)) || (isSearched(queryKey) && changed.includes('clients'))
  );
}

// Lists are also searched by clients' names.
function isSearched(queryKey: QueryKey): boolean {
  return queryKey.some((part) => typeof part === 'string' && /(search|find)=/.test(part));
}

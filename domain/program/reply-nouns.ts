import type { CaseloadNoun } from './caseload-versions.ts';

/**
 * The kinds of records that replies are made of, by address. The server's lists read no other kinds, and the browser
 * refetches a reply when one of them changes elsewhere. An address that is missing here is the list of the kind whose
 * table has its name (`tableOfAddress`), or is among `repliesOfAnything`.
 */
export const replyNouns = {
  '/api/sessions': ['sessions', 'session_notes'],
  '/api/notes': ['sessions', 'session_notes'],
  '/api/invoices': ['invoices', 'payments'],
  '/api/invoices/:id': ['invoices', 'sessions', 'payments'],
  '/api/accounts': ['invoices', 'payments', 'vouchers', 'billing_details'],
  '/api/accounts/:id': ['invoices', 'payments', 'vouchers', 'billing_details'],
  '/api/accounts/:id/statement': ['invoices', 'payments', 'vouchers', 'billing_details'],
  '/api/invoices/open': ['invoices', 'payments'],
  '/api/received-reviews': ['reviews', 'signed_documents'],
  // Each result has its session's time and status, and the values that count while its note is being corrected.
  '/api/results': ['goal_results', 'sessions', 'session_notes', 'signed_documents', 'goal_revisions'],
  '/api/clients/:id/billing-details': ['billing_details'],
  '/api/clients/:id/superbill': [
    ...(['clients', 'billing_details', 'billing_documents', 'invoices', 'payments'] as const),
    ...(['sessions', 'session_notes', 'plans', 'annuals', 'mandates', 'vouchers'] as const),
  ],
  '/api/clients/:id/estimate': [
    ...(['clients', 'billing_details', 'billing_documents', 'sessions', 'session_notes'] as const),
    ...(['plans', 'mandates'] as const),
  ],
  '/api/billing-documents/due': ['billing_documents', 'billing_details', 'clients', 'sessions', 'mandates'],
  '/api/billing-documents/estimates': ['billing_documents', 'invoices', 'vouchers', 'sessions', 'mandates'],
  '/api/closings/sessions': ['closings', 'sessions', 'invoices', 'mandates', 'organizations'],
  '/api/mandates/:id/ledger': ['mandates', 'sessions', 'closings', 'organizations', 'plans', 'clients'],
  '/api/services-owed': ['mandates', 'sessions', 'closings', 'organizations', 'plans', 'clients'],
  '/api/sealed-records': ['sealed-records'],
  '/api/consultation-requests': ['clients'],
  '/api/preferences': ['account'],
  '/api/passkeys': ['account'],
  '/api/two-factor': ['account'],
  '/api/sign-ins': ['account'],
  '/api/user': ['account'],
  '/api/practice-settings': [],
  '/api/mail-server': [],
  '/api/messages/outgoing': [],
  '/api/website-identity': [],
  '/api/assessment-templates': [],
  '/api/team': [],
  '/api/invites': [],
  '/api/backups': [],
  '/api/page-views': [],
} as const satisfies Record<string, readonly CaseloadNoun[]>;

/** Addresses whose replies may be made of anything: refetched whenever something changes elsewhere. */
export const repliesOfAnything: readonly string[] = [
  '/api/activity',
  '/api/client-imports',
  '/api/documents',
  '/api/draft-key',
  '/api/practice-notices',
  '/api/registration',
  '/api/reviews',
  '/api/signing-profile',
  '/api/supervision',
];

/** Returns the table whose list an address of one word is: `session_notes` for "/api/session-notes". */
export function tableOfAddress(address: string): string {
  return address.slice('/api/'.length).replaceAll('-', '_');
}

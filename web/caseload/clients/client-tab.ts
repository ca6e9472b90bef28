/** The tabs of a client's page, in their order. */
export const clientTabs = [
  { value: 'overview', title: 'Overview' },
  { value: 'sessions', title: 'Sessions' },
  { value: 'assessments', title: 'Assessments' },
  { value: 'invoices', title: 'Invoices' },
  { value: 'goals', title: 'Goals' },
  { value: 'documents', title: 'Documents' },
] as const;

export type ClientTab = (typeof clientTabs)[number]['value'];

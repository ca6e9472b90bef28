/** The states of a family's request, from its arrival until it becomes a client or is closed. */
export const inquiryStates = ['new', 'contacted', 'scheduled', 'client', 'closed'] as const;
export type InquiryState = (typeof inquiryStates)[number];

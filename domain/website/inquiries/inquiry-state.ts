/** How far a family's request has come, from its arrival to a client or its end. */
export const inquiryStates = ['new', 'contacted', 'scheduled', 'client', 'closed'] as const;
export type InquiryState = (typeof inquiryStates)[number];

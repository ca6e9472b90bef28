/** How far a family's request has come, from its arrival to a client or its end. */
export const consultationStates = ['new', 'contacted', 'scheduled', 'client', 'closed'] as const;
export type ConsultationState = (typeof consultationStates)[number];

import type { ConsultationState } from '#domain/consultations/consultation-state.ts';
import type { BadgeVariant } from '#web/ui/badge.tsx';

/** What the states of an inquiry are called. */
export const inquiryStateLabels: Record<ConsultationState, string> = {
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  client: 'Became client',
  closed: 'Closed',
};

export const inquiryStateVariants: Record<ConsultationState, BadgeVariant> = {
  new: 'info',
  contacted: 'warning',
  scheduled: 'warning',
  client: 'success',
  closed: 'secondary',
};

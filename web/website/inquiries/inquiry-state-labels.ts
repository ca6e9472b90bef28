import type { InquiryState } from '#domain/website/inquiries/inquiry-state.ts';
import type { BadgeVariant } from '#web/platform/ui/badge.tsx';

/** The labels of an inquiry's states. */
export const inquiryStateLabels: Record<InquiryState, string> = {
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  client: 'Became client',
  closed: 'Closed',
};

export const inquiryStateVariants: Record<InquiryState, BadgeVariant> = {
  new: 'info',
  contacted: 'warning',
  scheduled: 'warning',
  client: 'success',
  closed: 'secondary',
};

import type { AssessmentStatus } from './assessment.ts';

/** The filters of the assessment list. */
export interface AssessmentFilter {
  search: string;
  status: AssessmentStatus | 'all';
  /** Undefined for all clients. */
  clientId: number | undefined;
}

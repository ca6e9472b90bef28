import type { AssessmentStatus } from './assessment.ts';

/** What the list of assessments is narrowed to. */
export interface AssessmentFilter {
  search: string;
  status: AssessmentStatus | 'all';
  /** Undefined for all clients. */
  clientId: number | undefined;
}

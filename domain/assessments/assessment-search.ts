import { plainText, searchedText } from '#domain/search-text.ts';
import type { Assessment, AssessmentStatus } from './assessment.ts';

export interface AssessmentFilter {
  search: string;
  status: AssessmentStatus | 'all';
  /** Undefined for all clients. */
  clientId: number | undefined;
}

/** The assessments whose title or client's name holds the search, in the chosen status and of the chosen client. */
export function findAssessments(
  assessments: readonly Assessment[],
  filter: AssessmentFilter,
  clientName: (clientId: number) => string,
): Assessment[] {
  const text = searchedText(filter.search);
  return assessments.filter(
    ({ title, clientId, status }) =>
      (filter.status === 'all' || status === filter.status) &&
      (filter.clientId === undefined || clientId === filter.clientId) &&
      (plainText(title).includes(text) || plainText(clientName(clientId)).includes(text)),
  );
}

import { assessmentStatuses } from '#domain/caseload/assessments/assessment.ts';
import type { AssessmentFilter } from '#domain/caseload/assessments/assessment-search.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

export const noAssessmentFilter: AssessmentFilter = { search: '', status: 'all', clientId: undefined };

/** The filters of the list, stored in the URL. The client is `client` there, because `clientId` opens the form. */
export function useAssessmentListFilter(): [AssessmentFilter, (changes: Partial<AssessmentFilter>) => void] {
  const [params, changeAddress] = useAddressParams();
  const filter: AssessmentFilter = {
    search: params.get('search') ?? '',
    status: assessmentStatuses.find((status) => status === params.get('status')) ?? 'all',
    clientId: parseRecordId(params.get('client') ?? ''),
  };
  function change(changes: Partial<AssessmentFilter>): void {
    const { status, clientId } = { ...filter, ...changes };
    changeAddress({
      search: changes.search,
      status: status === 'all' ? '' : status,
      client: clientId?.toString() ?? '',
    });
  }
  return [filter, change];
}

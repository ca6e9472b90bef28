import { type LedgerFlag, ledgerFlags } from '#domain/billing/mandates/ledger-shapes.ts';
import type { OwedFilter } from '#domain/billing/mandates/services-owed.ts';
import { type PlanProgram, planPrograms } from '#domain/clinical/plans/plan-labels.ts';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

/** In the address: no school, or the family as payer. */
export const NONE = 'none';

/** The filters of the list of services owed as the address has them; an empty text shows all. */
export interface OwedParams {
  flag: LedgerFlag | '';
  school: string;
  payer: string;
  program: PlanProgram | '';
  ending: 'soon' | '';
}

/** Returns the list's filters and its day, which the address stores, and a function that changes some. */
export function useOwedFilter() {
  const [params, change] = useAddressParams();
  const today = useToday();
  const flag = ledgerFlags.find((one) => one === params.get('flag'));
  const program = planPrograms.find((one) => one === params.get('program'));
  const isEndingSoon = params.get('ending') === 'soon';
  const school = params.get('school') ?? '';
  const payer = params.get('payer') ?? '';
  const shown: OwedParams = {
    flag: flag ?? '',
    school,
    payer,
    program: program ?? '',
    ending: isEndingSoon ? 'soon' : '',
  };
  const filter: OwedFilter = {
    flag,
    program,
    isEndingSoon,
    schoolId: placeOf(school),
    payerId: placeOf(payer),
  };
  return { shown, filter, on: pastDay(params.get('on'), today), today, change };
}

function placeOf(text: string): number | null | undefined {
  return text === NONE ? null : parseRecordId(text);
}

/** Returns the day in the address if it is past; undefined is today. */
function pastDay(text: string | null, today: Day): Day | undefined {
  return text !== null && isDay(text) && text < today ? text : undefined;
}

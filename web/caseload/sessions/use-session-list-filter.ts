import {
  dateChoices,
  type SessionListFilter,
  statusChoices,
  typeChoices,
} from '#domain/caseload/sessions/session-list-filter.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

export const noSessionListFilter: SessionListFilter = {
  search: '',
  status: 'all',
  type: 'all',
  date: 'all',
  group: 'all',
};

/** The filters of the list, stored in the URL. */
export function useSessionListFilter(): [SessionListFilter, (changes: Partial<SessionListFilter>) => void] {
  const [params, changeAddress] = useAddressParams();
  const choices: SessionListFilter = {
    search: params.get('search') ?? '',
    status: choiceIn(statusChoices, params.get('status')),
    type: choiceIn(typeChoices, params.get('type')),
    date: choiceIn(dateChoices, params.get('date')),
    group: String(parseRecordId(params.get('group') ?? '') ?? 'all'),
  };
  function change(changes: Partial<SessionListFilter>): void {
    const { status, type, date, group } = { ...choices, ...changes };
    changeAddress({
      search: changes.search,
      status: named(status),
      type: named(type),
      date: named(date),
      group: named(group),
    });
  }
  return [choices, change];
}

/** The default choice is not stored in the URL. */
function named(choice: string): string {
  return choice === 'all' ? '' : choice;
}

function choiceIn<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | 'all' {
  return choices.find((choice) => choice === text) ?? 'all';
}

/** Whether sessions after today are shown, stored in the URL, and a function to set it. */
export function useLaterShown(): [boolean, (areShown: boolean) => void] {
  const [params, changeAddress] = useAddressParams();
  return [params.get('later') === 'shown', (areShown) => changeAddress({ later: areShown ? 'shown' : '' })];
}

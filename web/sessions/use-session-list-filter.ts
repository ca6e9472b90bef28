import { useSearchParams } from 'react-router';
import {
  dateChoices,
  type SessionListFilter,
  statusChoices,
  typeChoices,
} from '#domain/sessions/session-list-filter.ts';

export type SessionListChoices = Omit<SessionListFilter, 'clientIds'> & { search: string };

export const noSessionListChoices: SessionListChoices = {
  search: '',
  status: 'all',
  type: 'all',
  date: 'all',
};

/** What the list is narrowed to, kept in the address, so that Back and a shared link show the same list. */
export function useSessionListFilter(): [SessionListChoices, (changes: Partial<SessionListChoices>) => void] {
  const [params, setParams] = useSearchParams();
  const choices: SessionListChoices = {
    search: params.get('search') ?? '',
    status: choiceIn(statusChoices, params.get('status')),
    type: choiceIn(typeChoices, params.get('type')),
    date: choiceIn(dateChoices, params.get('date')),
  };
  function change(changes: Partial<SessionListChoices>): void {
    const changed = { ...choices, ...changes };
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === '' || value === 'all') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [choices, change];
}

function choiceIn<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | 'all' {
  return choices.find((choice) => choice === text) ?? 'all';
}

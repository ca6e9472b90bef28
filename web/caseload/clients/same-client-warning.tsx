import { useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { Client, ClientFormValues, NewClient } from '#domain/caseload/clients/client.ts';
import { findDuplicates } from '#domain/caseload/clients/client-duplicates.ts';
import { formatDay, isDay } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { SEARCH_LIMIT } from '#domain/platform/search-text.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { useSettled } from '#web/platform/ui/use-settled.ts';
import { clientQueries } from './client-queries.ts';
import { useShownName } from './shown-names.ts';

interface SameClientWordProps {
  control: Control<ClientFormValues, unknown, NewClient>;
  /** The client being edited, who is not a duplicate. */
  ownId: number | undefined;
}

/** A warning that a client with this name and date of birth exists. It does not block saving. */
export function SameClientWarning({ control, ownId }: SameClientWordProps) {
  const [firstName, lastName, typedDay] = useWatch({
    control,
    name: ['firstName', 'lastName', 'dateOfBirth'],
  });
  const dateOfBirth = typedDay && isDay(typedDay) ? typedDay : null;
  const shownName = useShownName();
  const same = useSameClient({ firstName, lastName, dateOfBirth }, ownId);
  return (
    <div role="status" className="mt-4 empty:hidden">
      {same && (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning-ink">
          <UserRoundSearch aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {`${shownName(same)}${same.dateOfBirth ? `, born ${formatDay(same.dateOfBirth)},` : ''} is among your clients already. `}
            <Link to={`/clients/${same.id}`} className={inlineLinkStyles}>
              Open
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}

type Typed = Pick<Client, 'firstName' | 'lastName' | 'dateOfBirth'>;

/** Finds a client with this name and date of birth; requests only clients of the name, unless that is too long. */
function useSameClient(typed: Typed, ownId: number | undefined): Client | undefined {
  const name = useSettled(typed.firstName.trim() && typed.lastName.trim() ? fullNameOf(typed) : '');
  const named = useQuery({
    ...clientQueries.named(name),
    enabled: name !== '' && name.length <= SEARCH_LIMIT,
  });
  const others = named.data?.filter(({ id }) => id !== ownId) ?? [];
  const duplicate = findDuplicates([{ row: 1, client: typed }], others).get(1);
  return duplicate?.kind === 'client' ? others.find(({ id }) => id === duplicate.id) : undefined;
}

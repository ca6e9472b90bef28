import { clsx } from 'clsx';
import { useId } from 'react';
import { ClientChoice } from './client-choice.tsx';
import { useClients } from './client-queries.ts';

interface ClientFilterProps {
  /** Undefined for all clients. */
  value: number | undefined;
  onChange: (clientId: number | undefined) => void;
  className?: string | undefined;
}

/** A filter for one client, found by typing part of the name. */
export function ClientFilter({ value, onChange, className }: ClientFilterProps) {
  const id = useId();
  const clients = useClients().data;
  // A link may refer to a deleted client: the filter says so instead of showing all clients.
  const isMissing = clients !== undefined && value !== undefined && !clients.some((one) => one.id === value);
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="font-medium text-ink-muted text-xs">
        Client
      </label>
      <ClientChoice
        id={id}
        value={value ?? null}
        onChange={(chosen) => onChange(chosen ?? undefined)}
        withInactive
        nobodyText="All clients"
        missingText={isMissing ? 'Unknown Client' : undefined}
      />
    </div>
  );
}

import { fullNameOf } from '#domain/names.ts';
import { parseRecordId } from '#domain/record-id.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useClients } from './client-queries.ts';

interface ClientFilterProps {
  /** Undefined for all clients. */
  value: number | undefined;
  onChange: (clientId: number | undefined) => void;
}

/** Narrows a list to one client. */
export function ClientFilter({ value, onChange }: ClientFilterProps) {
  const clients = useClients();
  const options = [
    { value: 'all', label: 'All clients' },
    ...(clients.data ?? []).map((client) => ({ value: String(client.id), label: fullNameOf(client) })),
  ];
  return (
    <FilterSelect
      label="Client"
      value={value === undefined ? 'all' : String(value)}
      options={options}
      onChange={(chosen) => onChange(parseRecordId(chosen))}
    />
  );
}

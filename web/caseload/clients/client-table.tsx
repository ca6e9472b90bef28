import { type MouseEvent, memo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Client } from '#domain/caseload/clients/client.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { initialsOf } from '#domain/platform/names.ts';
import { Avatar } from '#web/platform/ui/avatar.tsx';
import { LongTable, type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import { SortHeadCell, TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { ClientName } from './client-name.tsx';
import type { ClientColumn, ClientOrder } from './client-order.ts';
import { ClientStatusBadge } from './client-status-badge.tsx';
import { useShownEmail, useShownName } from './shown-names.ts';

const ROW_HEIGHT_PX = 57;

const columns: readonly { column: ClientColumn; title: string; className?: string }[] = [
  { column: 'lastName', title: 'Client' },
  { column: 'email', title: 'Contact Info', className: 'md:w-[34%]' },
  { column: 'dateOfBirth', title: 'Date of Birth', className: 'md:w-36 xl:w-48' },
  { column: 'status', title: 'Status', className: 'md:w-28 xl:w-36' },
];

interface ClientTableProps {
  clients: readonly Client[];
  order: ClientOrder;
  onSort: (column: ClientColumn) => void;
}

/** The clients as a table. A click anywhere on a row opens its client, but its text can be selected. */
export function ClientTable({ clients, order, onSort }: ClientTableProps) {
  const shownName = useShownName();
  const shownEmail = useShownEmail();
  return (
    <LongTable
      label="Clients"
      items={clients}
      rowHeightPx={ROW_HEIGHT_PX}
      columnCount={columns.length}
      className="md:table-fixed"
      findText={(client) =>
        [
          shownName(client),
          client.email && shownEmail(client.email),
          client.phone,
          client.dateOfBirth && formatDay(client.dateOfBirth),
          client.status,
        ]
          .filter(Boolean)
          .join(' ')
      }
      head={columns.map(({ column, title, className }) => (
        <SortHeadCell
          key={column}
          direction={order.column === column ? order.direction : undefined}
          onSort={() => onSort(column)}
          className={className}
        >
          {title}
        </SortHeadCell>
      ))}
    >
      {(client, place) => <ClientRow key={client.id} client={client} {...place} />}
    </LongTable>
  );
}

interface ClientRowProps extends LongTablePlace {
  client: Client;
}

// Memoized, because each letter in the search box renders the table again.
const ClientRow = memo(function ClientRow({ client, ...place }: ClientRowProps) {
  const navigate = useNavigate();
  const path = `/clients/${client.id}`;

  function handleClick(event: MouseEvent): void {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    const isLink = event.target instanceof Element && event.target.closest('a');
    if (!isSelecting && !isLink) navigate(path);
  }

  return (
    <TableRow
      interactive
      {...placeInTable(place)}
      onClick={handleClick}
      className="cursor-pointer max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
    >
      <TableCell>
        <span className="flex min-w-0 items-center gap-3">
          <Avatar initials={initialsOf(client)} size="sm" />
          <Link
            to={path}
            className="min-w-0 break-words text-ink hover:text-primary max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            <span>
              <ClientName client={client} />
            </span>
          </Link>
        </span>
      </TableCell>
      <TableCell className="max-md:order-2 max-md:col-span-2 max-md:py-0 max-md:pl-11">
        <ContactLines client={client} />
      </TableCell>
      <TableCell
        label="Date of Birth"
        className="whitespace-nowrap max-md:order-3 max-md:col-span-2 max-md:gap-0 max-md:pt-0 max-md:pl-11"
      >
        {client.dateOfBirth ? formatDay(client.dateOfBirth) : <Missing text="Not provided" />}
      </TableCell>
      <TableCell className="max-md:order-1 max-md:items-center">
        <ClientStatusBadge status={client.status} />
      </TableCell>
    </TableRow>
  );
});

function ContactLines({ client: { email, phone } }: { client: Client }) {
  const shownEmail = useShownEmail();
  if (!email && !phone) return <Missing text="No contact info" />;
  return (
    <span className="flex min-w-0 flex-col">
      {email && <span className="wrap-anywhere">{shownEmail(email)}</span>}
      {phone && <span className="text-ink-muted">{phone}</span>}
    </span>
  );
}

function Missing({ text }: { text: string }) {
  return <span className="text-ink-muted">{text}</span>;
}

import { FileDown, Pencil, Phone, Plus } from 'lucide-react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { ageText } from '#domain/caseload/clients/client-age.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { initialsOf } from '#domain/platform/names.ts';
import { telephoneLink } from '#domain/platform/telephone.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Avatar } from '#web/platform/ui/avatar.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { pageActionStyles } from '#web/platform/ui/page-header.tsx';
import { useClientRecord } from './client-record-query.ts';
import { ClientStatusBadge } from './client-status-badge.tsx';
import { RecordProgressLine } from './record-progress-line.tsx';
import { useShownName } from './shown-names.ts';

interface ClientHeaderProps {
  client: Client;
  onDelete: () => void;
}

/** The client's name and details, with the actions for the whole record. */
export function ClientHeader({ client, onDelete }: ClientHeaderProps) {
  const name = useShownName()(client);
  // Downloading a long record takes a minute.
  const record = useClientRecord(client);
  return (
    <header className="mb-5 flex flex-col gap-3">
      <ReturnLink to="/clients" label="Clients" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-start gap-4">
          <Avatar initials={initialsOf(client)} size="lg" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="min-w-0 break-words font-display font-semibold text-ink text-title">{name}</h1>
              <ClientStatusBadge status={client.status} />
            </div>
            <BirthLine dateOfBirth={client.dateOfBirth} />
          </div>
        </div>
        <div className={pageActionStyles}>
          {client.phone && <PhoneCallLink phone={client.phone} />}
          <ClientActions
            client={client}
            isMakingRecord={record.isPending}
            onRecord={record.start}
            onDelete={onDelete}
          />
        </div>
      </div>
      {record.isPending && <RecordProgressLine progress={record.progress} onStop={record.stop} />}
    </header>
  );
}

function BirthLine({ dateOfBirth }: Pick<Client, 'dateOfBirth'>) {
  const today = useToday();
  const age = dateOfBirth ? ageText(dateOfBirth, today) : undefined;
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-ink-muted">
      <span>Date of birth: {dateOfBirth ? formatDay(dateOfBirth) : 'Not provided'}</span>
      {age && (
        <>
          <span aria-hidden="true">·</span>
          <span>{age}</span>
        </>
      )}
    </p>
  );
}

/** On phones, a button to call the family comes first; elsewhere the number is in the overview. */
function PhoneCallLink({ phone }: { phone: string }) {
  return (
    <a
      href={telephoneLink(phone)}
      aria-label={`Call ${phone}`}
      className={buttonStyles({ variant: 'secondary', size: 'icon', className: 'grow-0! sm:hidden' })}
    >
      <Phone aria-hidden="true" />
    </a>
  );
}

interface ClientActionsProps extends ClientHeaderProps {
  isMakingRecord: boolean;
  onRecord: () => void;
}

function ClientActions({ client, isMakingRecord, onRecord, onDelete }: ClientActionsProps) {
  return (
    <PageActions
      onDelete={onDelete}
      pendingText={isMakingRecord ? 'Preparing...' : undefined}
      primary={
        <ButtonLink to={`/sessions/new?clientId=${client.id}`} data-new="">
          <Plus aria-hidden="true" />
          New Session
        </ButtonLink>
      }
      edit={
        <ButtonLink to={`/clients/edit/${client.id}`} variant="secondary">
          <Pencil aria-hidden="true" />
          Edit
        </ButtonLink>
      }
    >
      <MenuItem disabled={isMakingRecord} onSelect={onRecord}>
        <FileDown aria-hidden="true" />
        Record as PDF
      </MenuItem>
    </PageActions>
  );
}

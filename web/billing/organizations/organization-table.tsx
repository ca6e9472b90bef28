import { useMemo } from 'react';
import { type Organization, organizationKindLabels } from '#domain/billing/organizations/organization.ts';
import { nameById } from '#domain/billing/organizations/organization-search.ts';
import { hoursText, payText } from '#domain/billing/organizations/organization-words.ts';
import { LongTable, type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import { HeadCell, RowLink, TableCell, TableRow } from '#web/platform/ui/table.tsx';

const ROW_HEIGHT_PX = 53;

interface OrganizationTableProps {
  /** The organizations shown. */
  organizations: readonly Organization[];
  /** All of them, for the names of districts. */
  all: readonly Organization[];
}

/** Schools and payers as a table; each row leads to its page. */
export function OrganizationTable({ organizations, all }: OrganizationTableProps) {
  const nameOf = useMemo(() => nameById(all), [all]);
  return (
    <LongTable
      label="Schools and payers"
      items={organizations}
      rowHeightPx={ROW_HEIGHT_PX}
      columnCount={5}
      className="md:table-fixed"
      findText={({ name }) => name}
      head={
        <>
          <HeadCell className="md:w-[30%]">Name</HeadCell>
          <HeadCell className="md:w-40">Kind</HeadCell>
          <HeadCell>District</HeadCell>
          <HeadCell>Hours</HeadCell>
          <HeadCell>Contract</HeadCell>
        </>
      }
    >
      {(organization, place) => (
        <OrganizationRow
          key={organization.id}
          organization={organization}
          district={nameOf(organization.parentId)}
          place={place}
        />
      )}
    </LongTable>
  );
}

interface OrganizationRowProps {
  organization: Organization;
  district: string | undefined;
  place: LongTablePlace;
}

function OrganizationRow({ organization, district, place }: OrganizationRowProps) {
  const { id, name, kind, hours, contract } = organization;
  return (
    <TableRow interactive {...placeInTable(place)}>
      <TableCell className="wrap-anywhere">
        <RowLink to={`/organizations/${id}`}>{name}</RowLink>
      </TableCell>
      <TableCell className="text-ink-muted max-md:py-0">{organizationKindLabels[kind]}</TableCell>
      <TableCell className="wrap-anywhere max-md:py-0 max-md:empty:hidden">{district}</TableCell>
      <TableCell className="max-md:py-0 max-md:empty:hidden">{hoursText(hours)}</TableCell>
      <TableCell className="max-md:pt-0 max-md:empty:hidden">{contract && payText(contract)}</TableCell>
    </TableRow>
  );
}

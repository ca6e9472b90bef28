import { CalendarCheck2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/platform/ui/avatar.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { CheckboxMark } from '#web/platform/ui/checkbox.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { Skeleton, SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { Spinner } from '#web/platform/ui/spinner.tsx';
import { StatCard } from '#web/platform/ui/stat-card.tsx';
import {
  HeadCell,
  RowLink,
  SortHeadCell,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#web/platform/ui/table.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/platform/ui/tabs.tsx';
import { DesignSection, Specimen } from './design-section.tsx';

const badges = ['default', 'secondary', 'success', 'warning', 'danger', 'info', 'outline'] as const;
const people = [
  {
    initials: 'CA',
    name: 'Cleo Applewood',
    contact: 'applewood@example.com',
    born: 'Apr 12, 2017',
    active: true,
  },
  { initials: 'GD', name: 'Gus Dunmore', contact: '(516) 555-0131', born: 'Not provided', active: true },
  { initials: 'IB', name: 'Ivo Brightside', contact: 'No contact info', born: 'Jan 3, 2012', active: false },
];

/** Figures, badges, cards and tabs. */
export function DesignFigures() {
  return (
    <DesignSection title="Cards, figures, badges">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard title="Today's Appointments" value={6} caption="2 completed, 4 upcoming" />
        <StatCard title="Total Clients" value={41} caption="Active therapy clients" />
        <StatCard title="Billable Absences" value={1} caption="First 3 absences are billable" />
        <StatCard title="Assessments Due" value={3} caption="Pending completion" />
      </div>
      <Specimen caption="Badges">
        {badges.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
        <Avatar initials="NW" size="sm" />
        <Avatar initials="NW" />
        <Avatar initials="NW" size="lg" />
        <Spinner />
        <Skeleton className="h-6 w-24" />
        <CheckboxMark aria-label="Done" defaultChecked />
      </Specimen>
      <Tabs defaultValue="overview">
        <TabList aria-label="About this client">
          <Tab value="overview">Overview</Tab>
          <Tab value="sessions">Sessions</Tab>
          <Tab value="assessments">Assessments</Tab>
          <Tab value="invoices">Invoices</Tab>
        </TabList>
        <TabPanel value="overview">Three sessions, two assessments, two invoices.</TabPanel>
        <TabPanel value="sessions">History, newest first.</TabPanel>
        <TabPanel value="assessments">Open and completed.</TabPanel>
        <TabPanel value="invoices">Pending and paid.</TabPanel>
      </Tabs>
    </DesignSection>
  );
}

/** A table with its loading, failed and empty states. */
export function DesignLists() {
  const [isAscending, setAscending] = useState(true);
  return (
    <DesignSection title="Lists and their four states">
      <Card className="overflow-hidden">
        <Table label="Clients">
          <TableHead>
            <SortHeadCell
              direction={isAscending ? 'ascending' : 'descending'}
              onSort={() => setAscending(!isAscending)}
            >
              Client
            </SortHeadCell>
            <HeadCell>Contact Info</HeadCell>
            <SortHeadCell direction={undefined} onSort={() => setAscending(true)}>
              Date of Birth
            </SortHeadCell>
            <HeadCell>Status</HeadCell>
          </TableHead>
          <TableBody>
            {(isAscending ? people : people.toReversed()).map((person) => (
              <PersonRow key={person.name} person={person} />
            ))}
          </TableBody>
        </Table>
      </Card>
      <div className="grid gap-4 lg:grid-cols-3">
        <Card>
          <CardHeader title="Loading" description="Placeholders of the same height" />
          <CardBody>
            <SkeletonRows count={3} label="Loading clients" />
          </CardBody>
        </Card>
        <Card>
          <EmptyState
            icon={CalendarCheck2}
            title="No clients found"
            description="Get started by adding your first client."
            action={<Button>Add New Client</Button>}
          />
        </Card>
        <Card>
          <ErrorState message="503: The practice's computer is not answering." onRetry={() => undefined} />
        </Card>
      </div>
    </DesignSection>
  );
}

function PersonRow({ person }: { person: (typeof people)[number] }) {
  return (
    <TableRow interactive>
      <TableCell>
        <span className="flex items-center gap-3">
          <Avatar initials={person.initials} size="sm" />
          <RowLink to="/design">{person.name}</RowLink>
        </span>
      </TableCell>
      <TableCell label="Contact Info">{person.contact}</TableCell>
      <TableCell label="Date of Birth">{person.born}</TableCell>
      <TableCell label="Status">
        <Badge variant={person.active ? 'default' : 'secondary'}>
          {person.active ? 'active' : 'inactive'}
        </Badge>
      </TableCell>
    </TableRow>
  );
}

import { useSearchParams } from 'react-router';
import type { Client } from '#domain/caseload/clients/client.ts';
import { Tab, TabList, TabPanel, Tabs } from '#web/platform/ui/tabs.tsx';
import { ClientOverview } from './client-overview.tsx';
import type { ClientPart } from './client-part.ts';

const OVERVIEW = 'overview';

interface ClientTabsProps {
  client: Client;
  parts: readonly ClientPart[];
}

/** A client's records, by kind. The tab is part of the address, so that Back returns to it. */
export function ClientTabs({ client, parts }: ClientTabsProps) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = parts.find((part) => part.tab === asked)?.tab ?? OVERVIEW;

  function showTab(value: string): void {
    setSearch(value === OVERVIEW ? {} : { tab: value }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab} onValueChange={showTab} className="mt-5">
      <TabList aria-label="Client records">
        <Tab value={OVERVIEW}>Overview</Tab>
        {parts.map((part) => (
          <Tab key={part.tab} value={part.tab}>
            {part.title}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={OVERVIEW}>
        <ClientOverview client={client} parts={parts} onViewAll={showTab} />
      </TabPanel>
      {parts.map(({ tab, Panel }) => (
        <TabPanel key={tab} value={tab}>
          <Panel clientId={client.id} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

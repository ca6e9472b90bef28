import { Inbox, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Inquiry } from '#domain/website/inquiries/inquiry.ts';
import { type InquiryState, inquiryStates } from '#domain/website/inquiries/inquiry-state.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { NothingFound } from '#web/platform/ui/nothing-found.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import { useInquiries } from './inquiry-queries.ts';
import { inquiryStateLabels } from './inquiry-state-labels.ts';

export const meta = practiceTitle('Inquiries');

const AT_ONCE = 30;

type StateChoice = InquiryState | 'all';

const stateOptions: { value: StateChoice; label: string }[] = [
  { value: 'all', label: 'All inquiries' },
  ...inquiryStates.map((value) => ({ value, label: inquiryStateLabels[value] })),
];

/** The inbox of inquiries from the website; anyone but the owner sees a 404 page. */
export default function InquiryListPage() {
  const isOwner = useUser().data?.isOwner ?? false;
  return isOwner ? <InquiryInbox /> : <NothingHere />;
}

function InquiryInbox() {
  const inquiries = useInquiries();
  const [chosen, setChosen] = useState<StateChoice>('all');
  return (
    <>
      <PageHeader title="Inquiries" description="What families and schools wrote through the website." />
      {inquiries.data && inquiries.data.length > 0 ? (
        <>
          <FilterSelect
            label="State"
            value={chosen}
            options={stateOptions}
            onChange={setChosen}
            className="mb-4 sm:max-w-56"
          />
          <InquiryCards inquiries={inquiries.data} chosen={chosen} onClear={() => setChosen('all')} />
        </>
      ) : (
        <Card>
          <WhenLoaded query={inquiries} loadingLabel="Loading inquiries" placeholders={3} padded>
            {() => (
              <EmptyState
                icon={Inbox}
                title="No inquiries yet"
                description="What families and schools write through the website arrives here."
              />
            )}
          </WhenLoaded>
        </Card>
      )}
    </>
  );
}

interface InquiryCardsProps {
  inquiries: readonly Inquiry[];
  chosen: StateChoice;
  onClear: () => void;
}

function InquiryCards({ inquiries, chosen, onClear }: InquiryCardsProps) {
  const [limit, setLimit] = useState(AT_ONCE);
  const [unsavedIds, setUnsavedIds] = useState<readonly number[]>([]);
  const unsaved = useUnsavedChanges(unsavedIds.length > 0);
  // Inquiries with unsaved notes stay visible, whatever the filter.
  const found = inquiries.filter(
    ({ id, state }) => chosen === 'all' || state === chosen || unsavedIds.includes(id),
  );

  function noteUnsaved(id: number, isUnsaved: boolean): void {
    setUnsavedIds((ids) => [...ids.filter((one) => one !== id), ...(isUnsaved ? [id] : [])]);
  }

  return (
    <>
      {found.length === 0 ? (
        <Card>
          <NothingFound
            icon={SearchX}
            title="No inquiries found"
            description="No inquiry has this state."
            onClear={onClear}
            clearLabel="Clear Filter"
          />
        </Card>
      ) : (
        <ul aria-label="Inquiries" className="grid gap-4">
          {found.slice(0, limit).map((inquiry) => (
            <li key={inquiry.id}>
              <InquiryCard inquiry={inquiry} onUnsaved={noteUnsaved} />
            </li>
          ))}
        </ul>
      )}
      {found.length > limit && (
        <Button variant="secondary" className="mt-4 w-full" onClick={() => setLimit(limit + AT_ONCE)}>
          Show Earlier Inquiries
        </Button>
      )}
      {unsaved.question}
    </>
  );
}

function NothingHere() {
  return (
    <>
      <PageHeader title="404 Page Not Found" description="Did you forget to add the page to the router?" />
      <ButtonLink to="/dashboard">Dashboard</ButtonLink>
    </>
  );
}

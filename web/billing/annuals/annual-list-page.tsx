import { CalendarHeart, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Annual } from '#domain/billing/annuals/annual.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { AnnualFormDialog } from './annual-form-dialog.tsx';
import { useAnnuals } from './annual-queries.ts';
import { AnnualTable } from './annual-table.tsx';

export const meta = practiceTitle('Annuals');

/** The list of annual records, latest first, with adding, editing, deleting and invoicing. */
export default function AnnualListPage() {
  const annuals = useAnnuals();
  const [form, setForm] = useState<{ annual: Annual | undefined } | undefined>();
  return (
    <>
      <PageHeader
        title="Annual Records"
        description="Yearly reviews and what they cost."
        actions={
          <Button onClick={() => setForm({ annual: undefined })} data-new="" className="max-sm:w-full">
            <Plus aria-hidden="true" />
            Add Annual
          </Button>
        }
      />
      <Card className="overflow-clip">
        <WhenLoaded query={annuals} loadingLabel="Loading annual records" placeholders={3} padded>
          {(all) =>
            all.length > 0 ? (
              <AnnualTable annuals={all} onEdit={(annual) => setForm({ annual })} />
            ) : (
              <EmptyState
                icon={CalendarHeart}
                title="No annual records found"
                description="Get started by adding your first annual record."
              />
            )
          }
        </WhenLoaded>
      </Card>
      <AnnualFormDialog open={form !== undefined} annual={form?.annual} onClose={() => setForm(undefined)} />
    </>
  );
}

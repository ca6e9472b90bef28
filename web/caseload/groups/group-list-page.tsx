import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Group } from '#domain/caseload/groups/group.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { GroupFormDialog } from './group-form-dialog.tsx';
import { useGroups } from './group-queries.ts';
import { GroupRows } from './group-rows.tsx';

export const meta = practiceTitle('Groups');

/** The active groups, with the inactive ones in a collapsed list below. */
export default function GroupListPage() {
  const navigate = useNavigate();
  const groups = useGroups();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title="Groups"
        description="Children who meet together, each with sessions and notes of their own."
        actions={
          <Button onClick={() => setAdding(true)} data-new="" className="max-sm:w-full">
            <Plus aria-hidden="true" />
            Add Group
          </Button>
        }
      />
      <WhenLoaded query={groups} loadingLabel="Loading groups" placeholders={4} padded>
        {(all) => <GroupCards groups={all} />}
      </WhenLoaded>
      <GroupFormDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => navigate(`/groups/${id}`)}
      />
    </>
  );
}

function GroupCards({ groups }: { groups: readonly Group[] }) {
  const [active, inactive] = [
    groups.filter((group) => group.active),
    groups.filter((group) => !group.active),
  ];
  return (
    <div className="grid gap-5">
      <Card className="overflow-clip">
        {active.length > 0 ? (
          <GroupRows label="Groups" groups={active} />
        ) : (
          <EmptyState
            icon={UsersRound}
            title={inactive.length > 0 ? 'No active groups' : 'No groups yet'}
            description="Plan several children at one time, move them together, and take their attendance at once."
          />
        )}
      </Card>
      {inactive.length > 0 && (
        <details className="group/inactive">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink-muted text-sm hover:text-ink">
            {countOf(inactive.length, 'inactive group')}
          </summary>
          <Card className="mt-2 overflow-clip">
            <GroupRows label="Inactive groups" groups={inactive} />
          </Card>
        </details>
      )}
    </div>
  );
}

import { useState } from 'react';
import { activityActions, activityVerb } from '#domain/platform/audit/activity.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Combobox } from '#web/platform/ui/combobox.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { useActivity } from './activity-queries.ts';
import { ActivityRow } from './activity-row.tsx';

export const meta = practiceTitle('Activity');

const everyone = { value: '', label: 'All clients' };

/** The page of the activity log: who did what, when and from where. */
export default function ActivityPage() {
  const [client, setClient] = useState('');
  const [actionName, setActionName] = useState('');
  const clients = useClients().data ?? [];
  const shownName = useShownName();
  const activity = useActivity({
    clientId: client === '' ? undefined : Number(client),
    action: activityActions.find((one) => one === actionName),
  });
  const lines = activity.data?.pages.flat();
  const options = clients.map((one) => ({ value: String(one.id), label: shownName(one) }));
  return (
    <Card>
      <CardHeader
        title="Activity"
        description="Every sign-in and every attempt, every look at a record or a list, every change, newest first. Looking through the same list again within an hour adds no line."
      />
      <CardBody className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Client">
            <Combobox
              options={[everyone, ...options]}
              value={client}
              onChange={setClient}
              listLabel="Clients"
            />
          </Field>
          <Field label="Action">
            <Select value={actionName} onChange={(event) => setActionName(event.target.value)}>
              <option value="">All actions</option>
              {activityActions.map((action) => (
                <option key={action} value={action}>
                  {activityVerb(action)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {activity.isPending && <SkeletonRows count={5} label="Loading activity" />}
        {activity.isError && (
          <ErrorState message={activity.error.message} onRetry={() => activity.refetch()} />
        )}
        {lines?.length === 0 && (
          <EmptyState title="No activity found" description="What you do with records shows here." />
        )}
        {lines && lines.length > 0 && (
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <ActivityRow key={line.position} line={line} />
            ))}
          </ul>
        )}
        {activity.hasNextPage && (
          <Button
            variant="secondary"
            className="self-center"
            pending={activity.isFetchingNextPage}
            pendingText="Loading..."
            onClick={() => activity.fetchNextPage()}
          >
            Show Earlier Activity
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

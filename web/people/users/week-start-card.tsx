import { weekStarts } from '#domain/platform/week.ts';
import { usePreferences, useUpdatePreferences } from '#web/people/practice/preferences-queries.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';

const options = weekStarts.map((value) => ({ value, label: value }));

/** The setting for the first day of the week. */
export function WeekStartCard() {
  const { weekStart } = usePreferences();
  const update = useUpdatePreferences();
  return (
    <Card>
      <CardHeader title="Calendar" description="The first day of the week in the calendar." />
      <CardBody>
        <SegmentedControl
          label="First day of the week"
          value={weekStart}
          options={options}
          onChange={(chosen) => update.mutate({ weekStart: chosen })}
        />
      </CardBody>
    </Card>
  );
}

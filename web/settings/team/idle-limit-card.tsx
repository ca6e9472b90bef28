import { idleChoices } from '#domain/users/preferences.ts';
import { idleTimeText } from '#web/auth/idle-time-text.ts';
import { usePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useLimitIdleTime } from './use-limit-idle-time.ts';

const OPEN = 'open';

/** How long anybody of the practice may stay signed in without use. */
export function IdleLimitCard() {
  const { longestIdleMinutes } = usePracticeSettings();
  const limit = useLimitIdleTime();
  return (
    <Card>
      <CardHeader
        title="Automatic sign-out"
        description="Each therapist chooses a time in the preferences, up to the longest that you allow."
      />
      <CardBody>
        <Field
          label="Longest Time Without Use"
          hint="Whoever chose a longer one gets this one at once."
          className="sm:max-w-md"
        >
          <Select
            value={String(longestIdleMinutes ?? OPEN)}
            disabled={limit.isPending}
            onChange={({ target }) => {
              const minutes = idleChoices.find((choice) => String(choice ?? OPEN) === target.value);
              if (minutes !== undefined) limit.mutate(minutes);
            }}
            className="sm:max-w-56"
          >
            {idleChoices.map((minutes) => (
              <option key={minutes} value={String(minutes ?? OPEN)}>
                {minutes === null ? 'Each decides' : idleTimeText(minutes)}
              </option>
            ))}
          </Select>
        </Field>
      </CardBody>
    </Card>
  );
}

import { idleChoices } from '#domain/people/users/preferences.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { idleTimeText } from '#web/people/sign-in/idle-time-text.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { useLimitIdleTime } from './use-limit-idle-time.ts';

const OPEN = 'open';

/** The setting for the practice's limit for automatic sign-out. */
export function IdleLimitCard() {
  const { longestIdleMinutes } = usePracticeSettings();
  const limit = useLimitIdleTime();
  return (
    <Card>
      <CardHeader
        title="Automatic Sign-Out"
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

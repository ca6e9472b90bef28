import { useState } from 'react';
import { idleChoices, isIdleTimeAllowed } from '#domain/people/users/preferences.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { usePreferences, useUpdatePreferences } from '#web/people/practice/preferences-queries.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { idleTimeText } from '#web/people/sign-in/idle-time-text.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Select } from '#web/platform/ui/select.tsx';

const NEVER = 'never';

/** The setting for automatic sign-out. */
export function IdleSignOutCard() {
  const { idleMinutes } = usePreferences();
  const { longestIdleMinutes } = usePracticeSettings();
  const update = useUpdatePreferences();
  const [isTurningOff, setTurningOff] = useState(false);

  function choose(chosen: string): void {
    const minutes = idleChoices.find((choice) => String(choice ?? NEVER) === chosen);
    if (minutes === null && idleMinutes !== null) setTurningOff(true);
    else if (minutes !== undefined) update.mutate({ idleMinutes: minutes });
  }

  return (
    <Card>
      <CardHeader
        title="Automatic Sign-Out"
        description="Protects children's records on a computer that somebody walked away from."
      />
      <CardBody>
        <Field
          label="Sign Out After"
          hint={
            idleMinutes === null
              ? 'Whoever finds a device open can read your records. Choose a time if anybody else comes near yours.'
              : `Without mouse, keyboard or touch in any window of the browser. You are warned a minute before.${
                  longestIdleMinutes === null
                    ? ''
                    : ` Your practice allows ${idleTimeText(longestIdleMinutes)} at most.`
                }`
          }
          className="sm:max-w-md"
        >
          <Select
            value={String(idleMinutes ?? NEVER)}
            onChange={(event) => choose(event.target.value)}
            className="sm:max-w-56"
          >
            {idleChoices.map((minutes) => (
              <option
                key={minutes}
                disabled={!isIdleTimeAllowed(minutes, longestIdleMinutes)}
                value={String(minutes ?? NEVER)}
              >
                {minutes === null ? 'Never' : idleTimeText(minutes)}
              </option>
            ))}
          </Select>
        </Field>
      </CardBody>
      {isTurningOff && (
        <Dialog
          open
          onOpenChange={setTurningOff}
          width="sm"
          title="Never sign out by itself?"
          description="Whoever finds one of your devices open can then read your records, for up to a week after you left it."
        >
          <ConfirmationForm
            submitText="Never Sign Out"
            pendingText="Saving..."
            isPending={update.isPending}
            onConfirm={(confirmation, onError) =>
              update.mutate(
                { idleMinutes: null, confirmation },
                { onSuccess: () => setTurningOff(false), onError },
              )
            }
            onCancel={() => setTurningOff(false)}
          />
        </Dialog>
      )}
    </Card>
  );
}

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import {
  FEW_RECOVERY_CODES,
  RECOVERY_CODES,
  type TwoFactorState,
} from '#domain/people/two-factor/two-factor.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { TwoFactorDialog, type TwoFactorTask } from './two-factor-dialog.tsx';
import { useTwoFactor } from './two-factor-queries.ts';

/** The card of two-factor sign-in, with its actions. */
export function TwoFactorCard({ username }: { username: string }) {
  const state = useTwoFactor();
  const [task, setTask] = useState<TwoFactorTask>();
  const mainButton = useRef<HTMLButtonElement>(null);
  return (
    <Card>
      <CardHeader
        title="Two-Factor Sign-In"
        mark={state.data && <StateBadge state={state.data} />}
        description="After the password, a code from your phone: who finds out the password still does not get in."
      />
      <CardBody>
        <WhenLoaded query={state} loadingLabel="Loading two-factor sign-in" placeholders={1}>
          {(loaded) =>
            loaded.turnedOnAt === null ? (
              <TurnedOff onTurnOn={() => setTask('turn-on')} mainButton={mainButton} />
            ) : (
              <TurnedOn state={loaded} onTask={setTask} mainButton={mainButton} />
            )
          }
        </WhenLoaded>
      </CardBody>
      {task && (
        <TwoFactorDialog
          task={task}
          username={username}
          fallbackFocus={mainButton}
          onClose={() => setTask(undefined)}
        />
      )}
    </Card>
  );
}

function StateBadge({ state: { turnedOnAt } }: { state: TwoFactorState }) {
  return turnedOnAt ? <Badge variant="success">On</Badge> : <Badge variant="secondary">Off</Badge>;
}

interface TurnedOffProps {
  onTurnOn: () => void;
  mainButton: RefObject<HTMLButtonElement | null>;
}

function TurnedOff({ onTurnOn, mainButton }: TurnedOffProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="max-w-md text-ink-muted text-sm">
        You need an authenticator app, which many password managers bring along. It takes two minutes.
      </p>
      <Button ref={mainButton} onClick={onTurnOn}>
        Turn On
      </Button>
    </div>
  );
}

interface TurnedOnProps {
  state: TwoFactorState;
  onTask: (task: TwoFactorTask) => void;
  mainButton: RefObject<HTMLButtonElement | null>;
}

function TurnedOn({ state: { turnedOnAt, recoveryCodesLeft }, onTask, mainButton }: TurnedOnProps) {
  const timeZone = useTimeZone();
  const isLow = recoveryCodesLeft <= FEW_RECOVERY_CODES;
  return (
    <ul className="divide-y divide-line">
      <SecurityRow
        title="Authenticator App"
        text={turnedOnAt && `Connected on ${formatDate(turnedOnAt, timeZone)}`}
      >
        <Button ref={mainButton} variant="secondary" size="sm" onClick={() => onTask('move')}>
          Use Another App
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onTask('turn-off')}>
          Turn Off
        </Button>
      </SecurityRow>
      <SecurityRow
        title={
          <>
            Recovery Codes{' '}
            {isLow && <Badge variant="warning">{recoveryCodesLeft === 0 ? 'None left' : 'Few left'}</Badge>}
          </>
        }
        text={`${recoveryCodesLeft} of ${RECOVERY_CODES} left, for when your phone is not at hand`}
      >
        <Button variant="secondary" size="sm" onClick={() => onTask('renew')}>
          Make New Codes
        </Button>
      </SecurityRow>
    </ul>
  );
}

interface SecurityRowProps {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function SecurityRow({ title, text, children }: SecurityRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">{title}</p>
        <p className="text-ink-muted text-sm">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { SignIn } from '#domain/people/sign-in/sign-in.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { deviceName } from './device-name.ts';
import { useDevices, useSignOutDevice, useSignOutOthers } from './device-queries.ts';

export const meta = practiceTitle('Devices');

/** The page of the account's devices, with a button to sign each out. */
export default function DevicesPage() {
  const devices = useDevices();
  const [isAsking, setIsAsking] = useState(false);
  const signOutOthers = useSignOutOthers();
  const hasOthers = devices.data?.some(({ current }) => !current) ?? false;
  return (
    <Card>
      <CardHeader
        title="Signed-In Devices"
        description="Sign out what you do not know, and what you lost."
        actions={
          hasOthers && (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              Sign Out Everywhere Else
            </Button>
          )
        }
      />
      <CardBody>
        <WhenLoaded query={devices} loadingLabel="Loading devices" placeholders={2}>
          {(signIns) => (
            <ul className="divide-y divide-line">
              {signIns.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
          )}
        </WhenLoaded>
      </CardBody>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out everywhere else?"
        description="Every device but this one has to sign in again."
        confirmText="Sign Out"
        pendingText="Signing out..."
        pending={signOutOthers.isPending}
        onConfirm={() => signOutOthers.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </Card>
  );
}

function DeviceRow({ device }: { device: SignIn }) {
  const timeZone = useTimeZone();
  const signOut = useSignOutDevice();
  const name = deviceName(device.device);
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop;
  const lastUse = `${formatDate(device.lastUsedAt, timeZone)}, ${formatTime(device.lastUsedAt, timeZone)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 break-words font-medium text-ink">
          {name}
          {device.current && <Badge variant="success">This device</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          Last used {lastUse}
          {device.address && ` from ${device.address}`}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="sm"
          pending={signOut.isPending}
          pendingText="Signing out..."
          aria-label={`Sign Out ${name}, last used ${lastUse}`}
          onClick={() => signOut.mutate(device.id)}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}

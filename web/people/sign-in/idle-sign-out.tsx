import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback } from 'react';
import { usePreferences } from '#web/people/practice/preferences-queries.ts';
import { endIdleSignIn } from './idle-end.ts';
import { useIdleTime } from './use-idle-time.ts';
import { userQuery } from './user-queries.ts';

// Loaded separately: the warning is needed after minutes at the earliest.
const IdleWarning = lazy(async () => {
  const { IdleWarning } = await import('./idle-warning.tsx');
  return { default: IdleWarning };
});

const end = () => void endIdleSignIn();

/** Signs out a browser after its therapist's idle time, with a warning a minute before. */
export function IdleSignOut({ onLogOut }: { onLogOut: () => void }) {
  const queries = useQueryClient();
  const { idleMinutes } = usePreferences();
  // Any call informs the server of the user's presence; this one also detects a change of user.
  const tell = useCallback(() => void queries.invalidateQueries({ queryKey: userQuery.queryKey }), [queries]);
  const { secondsLeft, stay } = useIdleTime({ idleMinutes, onEnd: end, onTell: tell });
  return (
    <Suspense fallback={null}>
      <IdleWarning secondsLeft={secondsLeft} onStay={stay} onLogOut={onLogOut} />
    </Suspense>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
import { closeGate, guardGate, openGate } from '#web/platform/api/sign-in-gate.ts';
import { coverOrLeave } from './idle-end.ts';
import { followOtherTabs } from './sign-in-channel.ts';
import { startAnew } from './user-queries.ts';

/**
 * Keeps a signed-in page tied to its therapist: it waits while nobody is signed in, continues when the same user
 * signs in again in any tab, and is left if it is somebody else.
 */
export function useGuardedSignIn(userId: number): void {
  const queries = useQueryClient();
  const openedFor = useRef(userId);

  useEffect(guardGate, []);

  useEffect(() => {
    if (userId !== openedFor.current) startAnew();
  }, [userId]);

  useEffect(
    () =>
      followOtherTabs((news) => {
        if (news === 'idle') coverOrLeave();
        else if (news === 'ended') closeGate(news);
        else if (news !== openedFor.current) startAnew();
        else {
          openGate();
          void queries.invalidateQueries({ predicate: isOfRecords });
        }
      }),
    [queries],
  );
}

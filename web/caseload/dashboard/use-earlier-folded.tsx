import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { sessionPhase } from '#domain/caseload/sessions/current-sessions.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { SessionBlock } from '#web/caseload/groups/session-blocks.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { useMediaQuery } from '#web/platform/ui/use-media-query.ts';

/**
 * Returns the day's blocks to show, and on a phone a button that shows the earlier ones too, so that the current or
 * next one is in sight. Earlier ones are not folded once the day is over.
 */
export function useEarlierFolded(blocks: readonly SessionBlock[], now: Instant) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [areShown, setShown] = useState(false);
  const earlier = blocks.filter((block) => sessionPhase(block, now) === 'past');
  if (!isPhone || earlier.length < 2 || earlier.length === blocks.length) return { shown: blocks };
  const open = earlier.filter(({ status }) => status === 'scheduled').length;
  const text = `${earlier.length} earlier${open > 0 ? `, ${open} not checked in` : ''}`;
  return {
    shown: areShown ? blocks : blocks.filter((block) => !earlier.includes(block)),
    button: (
      <div className="px-2">
        <Button variant="ghost" size="sm" aria-expanded={areShown} onClick={() => setShown(!areShown)}>
          <ChevronUp aria-hidden="true" className={areShown ? undefined : 'rotate-180'} />
          {`${areShown ? 'Hide' : 'Show'} ${text}`}
        </Button>
      </div>
    ),
  };
}

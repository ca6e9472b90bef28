import { CopyPlus } from 'lucide-react';
import type { Ref } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { canTakeOver, type EarlierSection } from '#domain/clinical/notes/pull-forward.ts';
import { dayOf, shortDay } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';

interface TakenOverProps {
  session: Session;
  label: string;
  /** The section's text. */
  text: string;
  /** The day of the note that the text was copied from; undefined once it was edited. */
  pulled: string | null | undefined;
  /** The text it can be copied from. */
  earlier: EarlierSection | undefined;
  onTake: (isTouched: boolean) => void;
  ref: Ref<HTMLButtonElement>;
}

/** Shows which note a section's text was copied from, or offers to copy it. */
export function TakenOver({ session, label, text, pulled, earlier, onTake, ref }: TakenOverProps) {
  const today = dayOf(session.date, useTimeZone());
  if (pulled && !canTakeOver(text))
    return <Badge variant="secondary">{`From ${shortDay(pulled, today)}`}</Badge>;
  if (!earlier || !canTakeOver(text)) return null;
  return (
    <Button
      ref={ref}
      variant="ghost"
      size="sm"
      className="-ml-3 self-start"
      onClick={({ nativeEvent }) =>
        onTake(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')
      }
    >
      <CopyPlus aria-hidden="true" />
      {`Take Over from ${shortDay(earlier.on, today)}`}
      <span className="sr-only">{`: ${label}`}</span>
    </Button>
  );
}

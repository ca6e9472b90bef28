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
  /** What stands in the section. */
  text: string;
  /** The day of the note that its words were taken from; undefined once they were changed. */
  pulled: string | null | undefined;
  /** What it can take over. */
  earlier: EarlierSection | undefined;
  onTake: (isTouched: boolean) => void;
  ref: Ref<HTMLButtonElement>;
}

/** Where the words of a section came from, or from which note they can come. */
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
      {`Take over from ${shortDay(earlier.on, today)}`}
      <span className="sr-only">{`: ${label}`}</span>
    </Button>
  );
}

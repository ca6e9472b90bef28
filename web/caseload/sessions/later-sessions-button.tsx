import { ChevronUp } from 'lucide-react';
import { countOf } from '#domain/platform/count-of.ts';
import { Button } from '#web/platform/ui/button.tsx';

interface LaterSessionsButtonProps {
  count: number;
  areShown: boolean;
  onChange: (areShown: boolean) => void;
}

/** Shows or hides the sessions after today above those of today, which keep their position. */
export function LaterSessionsButton({ count, areShown, onChange }: LaterSessionsButtonProps) {
  const sessions = countOf(count, 'Later Session');
  return (
    <div className="border-line border-b p-2 text-center">
      <Button variant="ghost" size="sm" aria-expanded={areShown} onClick={() => onChange(!areShown)}>
        <ChevronUp aria-hidden="true" className={areShown ? 'rotate-180' : undefined} />
        {areShown ? `Hide ${sessions}` : `Show ${sessions}`}
      </Button>
    </div>
  );
}

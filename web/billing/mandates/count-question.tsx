import { countQuestion } from '#domain/billing/mandates/counted-sessions.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { useShownFirstName } from '#web/caseload/clients/shown-names.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';

interface CountQuestionProps {
  clientId: number;
  /** The sessions that would count; without any nothing is asked. */
  sessions: readonly Session[];
  isCounting: boolean;
  onChange: (isCounting: boolean) => void;
}

/** Asks whether the child's sessions that are there already are to count toward the mandate. */
export function CountQuestion({ clientId, sessions, isCounting, onChange }: CountQuestionProps) {
  const client = useClientFinder()(clientId);
  const shownFirstName = useShownFirstName();
  if (sessions.length === 0) return null;
  const name = client ? shownFirstName(client) : 'the child';
  return (
    <Checkbox
      label={countQuestion(sessions, name, new Date().toISOString())}
      checked={isCounting}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

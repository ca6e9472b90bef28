import { WithMandateFields } from '#web/billing/mandates/with-mandate-fields.tsx';
import { SessionNewPage } from '#web/caseload/sessions/session-new-page.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';

export const meta = practiceTitle('Schedule Session');

/** The page for a new session, with the fields of mandates. */
export default function SessionNewScreen() {
  return (
    <WithMandateFields>
      <SessionNewPage />
    </WithMandateFields>
  );
}

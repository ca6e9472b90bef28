import { invoicesOfClient } from '#web/billing/invoices/invoices-of-client.tsx';
import { mandatesOfClient } from '#web/billing/mandates/mandates-of-client.tsx';
import { WithMandateFields } from '#web/billing/mandates/with-mandate-fields.tsx';
import { assessmentsOfClient } from '#web/caseload/assessments/assessments-of-client.tsx';
import { ClientPage } from '#web/caseload/clients/client-page.tsx';
import { sessionsOfClient } from '#web/caseload/sessions/sessions-of-client.tsx';
import { documentsOfClient } from '#web/clinical/documents/documents-of-client.tsx';
import { goalsOfClient } from '#web/clinical/goals/goals-of-client.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';

export const meta = practiceTitle('Client');

const parts = [
  sessionsOfClient,
  assessmentsOfClient,
  invoicesOfClient,
  goalsOfClient,
  documentsOfClient,
  mandatesOfClient,
];

/** A client's page with the records of all wings. */
export default function ClientScreen() {
  return (
    <WithMandateFields>
      <ClientPage parts={parts} />
    </WithMandateFields>
  );
}

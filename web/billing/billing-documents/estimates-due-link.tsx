import { FileClock } from 'lucide-react';
import { estimatesDueText } from '#domain/billing/billing-documents/estimate-due.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { WorkLink } from '#web/platform/ui/work-link.tsx';
import { useEstimatesDue } from './billing-document-queries.ts';

/** Link to the client whose good faith estimate is due first, with the day. */
export default function EstimatesDueLink() {
  const today = useToday();
  const due = useEstimatesDue().data ?? [];
  const [first] = due;
  if (!first) return null;
  return (
    <WorkLink to={`/clients/${first.clientId}?tab=invoices`} icon={FileClock}>
      {estimatesDueText(due, today)}
    </WorkLink>
  );
}

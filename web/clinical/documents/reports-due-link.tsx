import { FileText } from 'lucide-react';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { WorkLink } from '#web/platform/ui/work-link.tsx';
import { useReportsDueSoon } from './due-report-queries.ts';
import { reportsDueText } from './reports-due-text.ts';

/** Link to the reports due within two weeks, with their number, including overdue ones. */
export function ReportsDueLink() {
  const today = useToday();
  const due = useReportsDueSoon().data ?? [];
  const text = reportsDueText(due, today);
  if (!text) return null;
  return (
    <WorkLink to="/documents" icon={FileText}>
      {text}
    </WorkLink>
  );
}

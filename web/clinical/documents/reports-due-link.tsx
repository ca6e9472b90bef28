import { FileText } from 'lucide-react';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { WorkLink } from '#web/platform/ui/work-link.tsx';
import { useReportsDueSoon } from './due-report-queries.ts';
import { reportsDueText } from './reports-due-text.ts';

/** Says how many reports are due within two weeks, those that are late among them, and leads to them. */
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

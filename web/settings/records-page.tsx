import { practiceTitle } from '#web/layouts/practice-title.ts';
import { ExportCard } from './export-card.tsx';

export const meta = practiceTitle('Data');

/** What is one's own to take along. */
export default function RecordsPage() {
  return <ExportCard />;
}

import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ImportSection } from '#web/records/imports/import-section.tsx';
import { ExportCard } from './export-card.tsx';

export const meta = practiceTitle('Data');

/** The page for exporting and importing records. */
export default function RecordsPage() {
  return (
    <div className="flex flex-col gap-6">
      <ExportCard />
      <ImportSection />
    </div>
  );
}

import { ReportsPage } from '#web/billing/reports/reports-page.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { WebsiteCard } from '#web/website/page-views/website-card.tsx';

export const meta = practiceTitle('Reports');

/** The reports, with the website's figures for the practice's owner. */
export default function ReportsScreen() {
  return <ReportsPage ownerCard={<WebsiteCard />} />;
}

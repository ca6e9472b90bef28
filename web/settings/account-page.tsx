import { practiceTitle } from '#web/layouts/practice-title.ts';
import { AppearanceCard } from './appearance-card.tsx';

export const meta = practiceTitle('Settings');

/** What is one's own: how the app looks on this device. */
export default function AccountPage() {
  return (
    <div className="flex flex-col gap-6">
      <AppearanceCard />
    </div>
  );
}

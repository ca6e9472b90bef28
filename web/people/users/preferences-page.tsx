import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { AppearanceCard } from './appearance-card.tsx';
import { IdleSignOutCard } from './idle-sign-out-card.tsx';
import { WeekStartCard } from './week-start-card.tsx';

export const meta = practiceTitle('Preferences');

/** The page of preferences; each choice is saved at once. */
export default function PreferencesPage() {
  return (
    <div className="flex flex-col gap-6">
      <WeekStartCard />
      <IdleSignOutCard />
      <AppearanceCard />
    </div>
  );
}

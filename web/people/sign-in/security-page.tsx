import { PasskeysCard } from '#web/people/passkeys/passkeys-card.tsx';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { TwoFactorCard } from '#web/people/two-factor/two-factor-card.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { useUser } from './user-queries.ts';

export const meta = practiceTitle('Security');

/** The page of the account's security settings. */
export default function SecurityPage() {
  const user = useUser().data;
  const { requiresSecondFactor } = usePracticeSettings();
  if (!user) return null;
  return (
    <div className="flex flex-col gap-6">
      {requiresSecondFactor && (
        <p className="text-ink-muted">
          Your practice requires a second factor of everybody: you can exchange yours, and not go without.
        </p>
      )}
      <TwoFactorCard username={user.username} />
      <PasskeysCard username={user.username} />
    </div>
  );
}

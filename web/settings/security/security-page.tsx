import { useUser } from '#web/auth/user-queries.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { usePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

export const meta = practiceTitle('Security');

/** What stands between one's account and somebody who knows the password. */
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

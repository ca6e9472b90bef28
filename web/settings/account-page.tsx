import { useUser } from '#web/auth/user-queries.ts';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { AppearanceCard } from './appearance-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';

export const meta = practiceTitle('Settings');

/** What is one's own: the account, its password, and how the app looks on this device. */
export default function AccountPage() {
  const user = useUser().data;
  return (
    <div className="flex flex-col gap-6">
      {user && <ProfileCard user={user} />}
      {user && <PasswordCard username={user.username} />}
      <AppearanceCard />
    </div>
  );
}

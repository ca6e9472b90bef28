import { useUser } from '#web/auth/user-queries.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { SignatureCard } from '#web/signing/signature-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';

export const meta = practiceTitle('Settings');

/** What is one's own: the account and its password. */
export default function AccountPage() {
  const user = useUser().data;
  return (
    <div className="flex flex-col gap-6">
      {user && <ProfileCard user={user} />}
      <SignatureCard />
      {user && <PasswordCard username={user.username} />}
    </div>
  );
}

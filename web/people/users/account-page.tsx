import { SignatureCard } from '#web/clinical/signing/signature-card.tsx';
import { PasswordCard } from '#web/people/passwords/password-card.tsx';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ProfileCard } from './profile-card.tsx';

export const meta = practiceTitle('Settings');

/** The signed-in user's account and password. */
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

import type { ReactNode } from 'react';
import { PasswordCard } from '#web/people/passwords/password-card.tsx';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { ProfileCard } from './profile-card.tsx';

/** The signed-in user's account and password; `children` are cards between them. */
export function AccountPage({ children }: { children: ReactNode }) {
  const user = useUser().data;
  return (
    <div className="flex flex-col gap-6">
      {user && <ProfileCard user={user} />}
      {children}
      {user && <PasswordCard username={user.username} />}
    </div>
  );
}

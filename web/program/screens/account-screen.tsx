import { SignatureCard } from '#web/clinical/signing/signature-card.tsx';
import { AccountPage } from '#web/people/users/account-page.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';

export const meta = practiceTitle('Settings');

/** The signed-in user's account with the signature for notes and documents. */
export default function AccountScreen() {
  return (
    <AccountPage>
      <SignatureCard />
    </AccountPage>
  );
}

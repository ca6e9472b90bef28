import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { SigningProfileForm } from './signing-profile-form.tsx';
import { useSigningProfile } from './signing-profile-queries.ts';

/** The card with the user's signing profile, which is needed before the first signature. */
export function SignatureCard() {
  const { data } = useSigningProfile();
  if (!data) return null;
  return (
    <Card>
      <CardHeader
        title="Signature"
        description="Stands below each note and document that you sign. What is signed already keeps what it was signed with."
      />
      <SigningProfileForm profile={data.profile} submitText="Save Signature" />
    </Card>
  );
}

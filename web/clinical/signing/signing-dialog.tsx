import type { ReactNode } from 'react';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { SigningProfileForm } from './signing-profile-form.tsx';
import { useSigningProfile } from './signing-profile-queries.ts';

interface SigningDialogProps {
  title: string;
  onClose: () => void;
  /** What is signed, and Sign. */
  children: ReactNode;
}

/** Something to sign. Who signs for the first time says with what before it is shown. */
export function SigningDialog({ title, onClose, children }: SigningDialogProps) {
  const profile = useSigningProfile();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} width="lg">
      <WhenLoaded query={profile} loadingLabel="Loading signature" placeholders={2}>
        {({ profile: known }) =>
          known === null ? (
            // The form brings the room at its edges along, as in the settings.
            <div className="-mx-5 -mb-5">
              <SigningProfileForm profile={null} submitText="Save and Go On" />
            </div>
          ) : (
            children
          )
        }
      </WhenLoaded>
    </Dialog>
  );
}

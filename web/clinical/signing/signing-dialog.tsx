import type { ReactNode, RefObject } from 'react';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { SigningProfileForm } from './signing-profile-form.tsx';
import { useSigningProfile } from './signing-profile-queries.ts';

interface SigningDialogProps {
  title: string;
  onClose: () => void;
  /** Receives focus afterwards instead of the opener, if it is set. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** The preview and Sign. */
  children: ReactNode;
}

/** A signing dialog. A first-time signer enters a signing profile first. */
export function SigningDialog({ title, onClose, focusAfter, children }: SigningDialogProps) {
  const profile = useSigningProfile();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} width="lg" focusAfter={focusAfter}>
      <WhenLoaded query={profile} loadingLabel="Loading signature" placeholders={2}>
        {({ profile: known }) =>
          known === null ? (
            // The form has its own padding, as in the settings.
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

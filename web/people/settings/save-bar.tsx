import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { StillTrying } from '#web/platform/ui/still-trying.tsx';

interface SaveBarProps {
  label: string;
  isSaving: boolean;
  /** Whether something that is to be saved is still on its way: without it, it would be lost. */
  isUploading?: boolean;
}

/** The saving button of a long form, in sight wherever one is in it. */
export function SaveBar({ label, isSaving, isUploading = false }: SaveBarProps) {
  return (
    <BottomBar className="mt-6">
      <StillTrying isSaving={isSaving} />
      <Button
        type="submit"
        pending={isSaving || isUploading}
        pendingText={isSaving ? 'Saving...' : 'Uploading...'}
      >
        {label}
      </Button>
    </BottomBar>
  );
}

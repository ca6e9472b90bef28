import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { SlowSaveNotice } from '#web/platform/ui/slow-save-notice.tsx';

interface SaveBarProps {
  label: string;
  isSaving: boolean;
  /** Whether an upload is in progress, without which saving would lose it. */
  isUploading?: boolean;
}

/** The save button of a long form, always visible. */
export function SaveBar({ label, isSaving, isUploading = false }: SaveBarProps) {
  return (
    <BottomBar className="mt-6">
      <SlowSaveNotice isSaving={isSaving} />
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

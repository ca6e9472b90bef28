import { BottomBar } from '#web/ui/bottom-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { StillTrying } from '#web/ui/still-trying.tsx';

/** The saving button of a long form, in sight wherever one is in it. */
export function SaveBar({ label, isSaving }: { label: string; isSaving: boolean }) {
  return (
    <BottomBar className="mt-6">
      <StillTrying isSaving={isSaving} />
      <Button type="submit" pending={isSaving} pendingText="Saving...">
        {label}
      </Button>
    </BottomBar>
  );
}

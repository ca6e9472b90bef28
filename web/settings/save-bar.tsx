import { Button } from '#web/ui/button.tsx';

/** The saving button of a long form, in sight wherever one is in it. */
export function SaveBar({ label, isSaving }: { label: string; isSaving: boolean }) {
  return (
    <div className="sticky bottom-0 mt-6 flex justify-end border-line border-t bg-canvas py-4">
      <Button type="submit" pending={isSaving} pendingText="Saving...">
        {label}
      </Button>
    </div>
  );
}

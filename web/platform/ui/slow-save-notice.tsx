import { useIsLate } from './use-is-late.ts';

/** Shows next to a button that saving takes long and the input is still there. */
export function SlowSaveNotice({ isSaving }: { isSaving: boolean }) {
  const isLate = useIsLate(isSaving);
  return (
    <p role="status" className="self-center text-ink-muted text-sm empty:hidden sm:mr-auto">
      {isLate && 'Still trying; nothing is lost'}
    </p>
  );
}

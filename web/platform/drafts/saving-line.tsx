import { clsx } from 'clsx';
import { CircleCheck, CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AutosaveStatus } from './autosave.ts';

interface SavingLineProps {
  status: AutosaveStatus;
  /** Names what is saved, such as "Note". */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows a saving state in words. It is not announced: `SavingAnnouncement` does that for the whole page. */
export function SavingLine({ status, label, className, children }: SavingLineProps) {
  const sign = signs[status];
  return (
    <p
      role="status"
      aria-live="off"
      aria-label={label}
      className={clsx('flex min-w-0 items-center gap-2 text-ink-muted text-sm print:hidden', className)}
    >
      {sign && <sign.Icon aria-hidden="true" className={clsx('size-4 shrink-0', sign.color)} />}
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

// A static icon: a spinner repaints in every frame, including those that should show a letter or a mark.
const saving = { Icon: CloudUpload, color: '' };

const signs: Record<AutosaveStatus, { Icon: LucideIcon; color: string } | undefined> = {
  clean: undefined,
  unsaved: saving,
  saving,
  saved: { Icon: CircleCheck, color: 'text-success' },
  waiting: { Icon: CloudOff, color: 'text-warning' },
  refused: { Icon: TriangleAlert, color: 'text-danger' },
  conflict: { Icon: TriangleAlert, color: 'text-warning' },
};

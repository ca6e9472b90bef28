import { clsx } from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { use } from 'react';
import { Button } from './button.tsx';
import { OverlayContainer } from './detachable-content.tsx';
import { scrimStyles, sheetStyles } from './overlay-styles.ts';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useWasOpen } from './use-was-open.ts';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Something to choose before confirming. */
  children?: ReactNode;
  confirmText: string;
  pendingText?: string | undefined;
  cancelText?: string | undefined;
  pending?: boolean | undefined;
  /** Whether confirming is not possible yet. */
  isConfirmDisabled?: boolean | undefined;
  /** Receives focus afterwards if the opener no longer exists. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called on confirm; the caller closes the dialog when the work is done. */
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone; focus starts on Cancel. */
export function AlertDialog(props: AlertDialogProps) {
  return useWasOpen(props.open) && <OpenedAlertDialog {...props} />;
}

function OpenedAlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmText,
  pendingText,
  cancelText = 'Cancel',
  pending,
  isConfirmDisabled = false,
  fallbackFocus,
  onConfirm,
  children,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus(fallbackFocus);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Overlay className={scrimStyles} />
        <Radix.Content {...returnFocus} className={clsx(sheetStyles, 'wrap-anywhere p-5 sm:max-w-md sm:p-6')}>
          <Radix.Title className="font-semibold text-lg leading-snug">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-muted text-sm">{description}</Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelText}</Button>
            </Radix.Cancel>
            <Button
              variant="danger"
              pending={pending}
              disabled={isConfirmDisabled}
              pendingText={pendingText}
              onClick={onConfirm}
            >
              {confirmText}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

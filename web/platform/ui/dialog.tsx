import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, use, useRef } from 'react';
import { buttonStyles } from './button-styles.ts';
import { OverlayContainer } from './detachable-content.tsx';
import { focusFirstField } from './first-field.ts';
import { scrimStyles, sheetStyles } from './overlay-styles.ts';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useWasOpen } from './use-was-open.ts';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };
export type DialogWidth = keyof typeof widths;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  width?: DialogWidth | undefined;
  /** Receives focus afterwards if the opener no longer exists. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Receives focus afterwards instead of the opener, if it is set. */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
  /** Buttons at the bottom, which stay visible while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog; focus moves to its first field, stays inside, and returns to the opener. */
export function Dialog(props: DialogProps) {
  return useWasOpen(props.open) && <OpenedDialog {...props} />;
}

function OpenedDialog({
  open,
  onOpenChange,
  title,
  description,
  width = 'md',
  fallbackFocus,
  focusAfter,
  footer,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(fallbackFocus, focusAfter);
  useBackCloses(open, () => onOpenChange(false));
  const sheet = useRef<HTMLDivElement>(null);
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Overlay className={scrimStyles} />
        <Radix.Content
          ref={sheet}
          {...undescribed}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            event.preventDefault();
            if (sheet.current) focusFirstField(sheet.current);
          }}
          className={clsx(sheetStyles, widths[width], 'outline-none')}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3">
            <div className="min-w-0 wrap-anywhere">
              <Radix.Title className="font-semibold text-lg leading-snug">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-muted text-sm">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className={buttonStyles({ variant: 'ghost', size: 'icon-sm', className: '-mt-1 -mr-2' })}
            >
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4">{footer}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

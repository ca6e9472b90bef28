import { PenLine } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { SigningDialog } from './signing-dialog.tsx';
import { SigningWaits } from './signing-waits.tsx';
import { useSignKey } from './use-sign-key.ts';

export interface SignButtonProps {
  /** Saves local changes before the preview; resolves to whether everything is saved. */
  save: () => Promise<boolean>;
  /** Whether everything can be saved now. */
  isReady: boolean;
  /** Whether the page's shortcut signs this one; in a group it signs all. */
  hasKey?: boolean;
}

interface SignDialogProps extends SignButtonProps {
  /** The dialog's title, such as "Sign Note". */
  title: string;
  /** The button's text. */
  text?: string;
  /** The dialog's content: the preview and Sign. `goTo` closes it and focuses a field of the page. */
  children: (close: () => void, goTo: (field: HTMLElement | null) => void) => ReactNode;
}

/** The Sign button, which Ctrl or ⌘ Enter presses from anywhere on the page, and its dialog. */
export function SignButton(props: SignDialogProps) {
  const { title, text = 'Sign', save, isReady, hasKey = true, children } = props;
  const [isOpen, setOpen] = useState(false);
  const focusAfter = useRef<HTMLElement>(null);
  const close = () => setOpen(false);

  function goTo(field: HTMLElement | null): void {
    focusAfter.current = field;
    close();
  }

  async function open(): Promise<void> {
    if (await save()) setOpen(true);
  }

  useSignKey(hasKey && isReady && !isOpen, () => void open());

  return (
    <>
      <SigningWaits />
      <Button disabled={!isReady} onClick={() => void open()}>
        <PenLine aria-hidden="true" className="size-4" />
        {text}
      </Button>
      {isOpen && (
        <SigningDialog title={title} onClose={close} focusAfter={focusAfter}>
          {children(close, goTo)}
        </SigningDialog>
      )}
    </>
  );
}

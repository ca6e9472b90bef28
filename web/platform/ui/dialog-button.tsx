import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';

/** What a dialog of its own file is told. */
export interface OpenedDialog {
  open: boolean;
  onClose: () => void;
}

interface DialogButtonProps<Props> {
  /** Its icon and words. */
  children: ReactNode;
  /** Loaded with the first press; begins anew with each. */
  dialog: ComponentType<OpenedDialog & Props>;
  props: Props;
}

/** A small button that opens a dialog. */
export function DialogButton<Props extends object>({
  children,
  dialog: Opened,
  props,
}: DialogButtonProps<Props>) {
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);

  function handleOpen(): void {
    setOpened((count) => count + 1);
    setOpen(true);
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={handleOpen}>
        {children}
      </Button>
      <Suspense fallback={null}>
        {opened > 0 && <Opened key={opened} {...props} open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-styles.ts';

const words = { copied: 'Copied', refused: 'Not allowed here' };

interface CopyButtonProps extends Pick<ButtonLook, 'size'> {
  text: string;
  label: string;
  className?: string | undefined;
}

/**
 * Copies text to the clipboard. It displays the result itself: while a dialog is open nothing outside is announced.
 */
export function CopyButton({ text, label, size, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof words>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <Button variant="secondary" size={size} className={className} onClick={copy}>
      {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{outcome ? words[outcome] : label}</span>
    </Button>
  );
}

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

/** Puts text on the clipboard. It says itself how that went: in a dialog nothing outside is read out. */
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

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Input } from './input.tsx';

/** The input for a password, with a button that shows it; submitting the form hides it again. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const Sign = isShown ? EyeOff : Eye;

  useEffect(() => {
    // Browsers save the content of a plain text box when its form is submitted.
    const form = box.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <div ref={box} className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-12"
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-md text-ink-muted hover:text-ink focus-visible:-outline-offset-2"
      >
        <Sign aria-hidden="true" className="size-5" />
        <span className="sr-only">Show password</span>
      </button>
    </div>
  );
}

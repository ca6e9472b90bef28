import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** The box for a username, as its account has it: nothing is capitalized or corrected. */
export function UsernameInput(props: ComponentProps<typeof Input>) {
  return <Input {...props} autoComplete="username" autoCapitalize="none" spellCheck={false} />;
}

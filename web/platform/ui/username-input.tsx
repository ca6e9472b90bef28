import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** The input for a username, without capitalization or correction. */
export function UsernameInput(props: ComponentProps<typeof Input>) {
  return <Input {...props} autoComplete="username" autoCapitalize="none" spellCheck={false} />;
}

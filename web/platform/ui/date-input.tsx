import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** A calendar date, value `YYYY-MM-DD` or empty: the device's own picker, also typeable. */
export function DateInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input type="date" {...props} />;
}

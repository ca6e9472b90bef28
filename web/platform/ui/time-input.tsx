import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** A time of day, value `HH:mm` or empty: the device's own picker, also typeable. */
export function TimeInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input type="time" {...props} />;
}

import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './back-presses.ts';

/**
 * Lets the browser's Back close what lies above the page, while `open`, and leave the page where it is. On a phone,
 * where a sheet covers all of it, Back is the button that closes.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? closeOnBack(() => close()) : undefined), [open]);
}

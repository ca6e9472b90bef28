import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './back-presses.ts';

/**
 * Makes the browser's Back close an overlay while `open`, instead of leaving the page. On a phone, where a sheet
 * covers the page, people close it with Back.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? closeOnBack(() => close()) : undefined), [open]);
}

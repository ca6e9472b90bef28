import { type RefCallback, useCallback, useState } from 'react';

const BEFORE_IT_IS_KNOWN = 720;

/** How wide an element is, in whole pixels, as long as it is shown. */
export function useWidth(): [ref: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(BEFORE_IT_IS_KNOWN);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const now = Math.floor(element.clientWidth);
      if (now > 0) setWidth(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

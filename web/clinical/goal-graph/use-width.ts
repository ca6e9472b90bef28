import { type RefCallback, useCallback, useState } from 'react';

/** Returns an element's width in whole pixels; undefined until it is rendered. */
export function useWidth(): [ref: RefCallback<HTMLElement>, width: number | undefined] {
  const [width, setWidth] = useState<number>();
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

import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { useMediaQuery } from './use-media-query.ts';

interface FilterFoldProps {
  /** What each filter is set to, for the button; undefined for a filter that is not set. */
  set: readonly (string | undefined)[];
  children: ReactNode;
}

/** The filters above a list; on phones behind one button that says what is set, so that the first row is in sight. */
export function FilterFold({ set, children }: FilterFoldProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isPhone) return children;
  const texts = set.filter((text) => text !== undefined);
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        className="col-span-full min-w-0 justify-start"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" />
        <span className="truncate">{texts.length > 0 ? `Filters: ${texts.join(', ')}` : 'Filters'}</span>
      </Button>
      <div id={id} hidden={!isOpen} className="col-span-full grid grid-cols-2 gap-3">
        {children}
      </div>
    </>
  );
}

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { PaletteAim, PaletteGroup } from './palette-commands.ts';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The place of the active command among all of them. */
  active: number;
  onChoose: (aim: PaletteAim) => void;
}

/** What was found. Focus stays in the text box, which names the active command. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const activeElement = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the element that `active` moves to
  useEffect(() => {
    activeElement.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let place = -1;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-2">
      <div id={id} role="listbox" aria-label="Commands">
        {groups.map(({ title, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={title} role="group" aria-label={title} className="pb-1">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold text-ink-muted text-xs">
              {title}
            </p>
            {commands.map(({ value, label, detail, aim }) => {
              place += 1;
              const isActive = place === active;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text box, which keeps the focus
                <div
                  key={value}
                  id={`${id}-${place}`}
                  ref={isActive ? activeElement : undefined}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isActive}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(aim)}
                  className={clsx(
                    'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1.5 text-sm hover:bg-primary-soft/60 md:min-h-9',
                    isActive && 'bg-primary-soft text-primary-ink',
                  )}
                >
                  <span className="min-w-0 truncate font-medium">{label}</span>
                  {detail && (
                    <span
                      className={clsx('truncate text-xs', isActive ? 'text-primary-ink' : 'text-ink-muted')}
                    >
                      {detail}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {groups.length === 0 && <p className="px-3 py-6 text-center text-ink-muted text-sm">Nothing found.</p>}
    </div>
  );
}

import { clsx } from 'clsx';
import type { PaletteAim } from '#web/platform/palette/palette-command.ts';
import { ListboxOption } from '#web/platform/ui/listbox.tsx';
import type { PaletteGroup } from './palette-commands.ts';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The index of the active command among all. */
  active: number;
  /** Whether more results may follow. */
  isLooking: boolean;
  onChoose: (aim: PaletteAim) => void;
}

/** The results. Focus stays in the text box, which references the active command. */
export function PaletteList({ id, groups, active, isLooking, onChoose }: PaletteListProps) {
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
                <ListboxOption
                  key={value}
                  listId={id}
                  place={place}
                  isActive={isActive}
                  isSelected={isActive}
                  onChoose={() => onChoose(aim)}
                  className="gap-4"
                >
                  <span className="min-w-0 truncate font-medium">{label}</span>
                  {detail && (
                    <span
                      className={clsx('truncate text-xs', isActive ? 'text-primary-ink' : 'text-ink-muted')}
                    >
                      {detail}
                    </span>
                  )}
                </ListboxOption>
              );
            })}
          </div>
        ))}
      </div>
      {groups.length === 0 && (
        <p className="px-3 py-6 text-center text-ink-muted text-sm">
          {isLooking ? 'Looking...' : 'Nothing found.'}
        </p>
      )}
    </div>
  );
}

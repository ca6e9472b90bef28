import { Popover as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { use } from 'react';
import type { OfferedPhrase } from '#domain/clinical/phrases/offered-phrases.ts';
import { OverlayContainer } from '#web/platform/ui/detachable-content.tsx';
import { ListboxOption } from '#web/platform/ui/listbox.tsx';
import { panelStyles } from '#web/platform/ui/overlay-styles.ts';
import { useMediaQuery } from '#web/platform/ui/use-media-query.ts';
import { caretPlace } from './caret-place.ts';

interface PhraseListProps {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The index of the character under which the list opens; undefined while it is closed. */
  at: number | undefined;
  matches: readonly OfferedPhrase[];
  active: number;
  /** Returns the displayed text of one. */
  textOf: (phrase: OfferedPhrase) => string;
  onChoose: (phrase: OfferedPhrase) => void;
  onClose: () => void;
}

/** The list of matching phrases at the caret; the field keeps the focus. */
export function PhraseList({ id, field, at, matches, active, textOf, onChoose, onClose }: PhraseListProps) {
  // On a phone, the keyboard is below the caret.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const caret = {
    current: {
      getBoundingClientRect: () =>
        field.current && at !== undefined ? caretPlace(field.current, at) : new DOMRect(),
    },
  };
  return (
    <Radix.Root open={at !== undefined} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={caret} />
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Content
          side={isTouched ? 'top' : 'bottom'}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Phrases"
          onMouseDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className={`${panelStyles} w-[min(26rem,calc(100vw-1rem))]`}
        >
          <div id={id} role="listbox" aria-label="Phrases" className="max-h-60 overflow-y-auto p-1">
            {matches.map((phrase, index) => (
              <ListboxOption
                key={phrase.shortcut}
                listId={id}
                place={index}
                isActive={index === active}
                isSelected={index === active}
                onChoose={() => onChoose(phrase)}
                className="gap-3"
              >
                <span className="line-clamp-2 min-w-0 grow">{textOf(phrase)}</span>
                <span className="shrink-0 text-ink-muted text-xs">{`;${phrase.shortcut}`}</span>
              </ListboxOption>
            ))}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, use, useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react';
import { useOrganizationCommands } from '#web/billing/organizations/organization-commands.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useGroupCommands } from '#web/caseload/groups/group-commands.ts';
import { useTodayCommands } from '#web/caseload/sessions/session-commands.ts';
import { useNoteCommands } from '#web/clinical/notes/note-commands.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { takeCapturedKeys } from '#web/platform/hydration/palette-keys.ts';
import { visitedClients } from '#web/platform/navigation/visited-pages.ts';
import type { PaletteAim } from '#web/platform/palette/palette-command.ts';
import { OverlayContainer } from '#web/platform/ui/detachable-content.tsx';
import { useActiveOption } from '#web/platform/ui/listbox.tsx';
import { scrimStyles } from '#web/platform/ui/overlay-styles.ts';
import { useBackCloses } from '#web/platform/ui/use-back-closes.ts';
import { paletteGroups } from './palette-commands.ts';
import { PaletteList } from './palette-list.tsx';
import { useRecordCommands } from './record-commands.ts';

interface CommandPaletteProps {
  onClose: () => void;
  onChoose: (aim: PaletteAim) => void;
}

/** The command palette: go to a page, find a client, start a session or add a task. */
export function CommandPalette({ onClose, onChoose }: CommandPaletteProps) {
  const clientQuery = useClients();
  const clients = clientQuery.data ?? [];
  const isOwner = useUser().data?.isOwner ?? false;
  const [typed, setTyped] = useState('');
  const listId = useId();
  useBackCloses(true, onClose);
  const [isEntered, setIsEntered] = useState(false);
  const [recent] = useState(visitedClients);
  const today = useTodayCommands();
  const groupCommands = useGroupCommands();
  const organizations = useOrganizationCommands(typed);
  const records = useRecordCommands(typed);
  const notes = useNoteCommands(typed);
  const scope = { clients, isOwner, recent, groups: groupCommands, organizations, today, records, notes };
  const groups = paletteGroups(scope, useDeferredValue(typed));
  const values = commandsOf(groups).map(({ value }) => value);
  const count = values.length;
  const { active, setActive, handleArrow, box } = useActiveOption(listId, values);
  // Until the clients have loaded, a word may match one of them.
  const isLooking = clientQuery.isPending && typed.trim() !== '';

  const chooseTyped = useEffectEvent(() => {
    setIsEntered(false);
    // The list may still be the previous letter's: the typed text counts.
    const commands = commandsOf(paletteGroups(scope, typed));
    const pointedAt = active > 0 ? commands.find(({ value }) => value === values[active]) : undefined;
    const command = pointedAt ?? commands[0];
    if (command) onChoose(command.aim);
  });
  useEffect(() => {
    if (isEntered && !isLooking) chooseTyped();
  }, [isEntered, isLooking]);

  function type(text: string): void {
    setTyped(text);
    setActive(undefined);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (handleArrow(event) || event.key !== 'Enter') return;
    event.preventDefault();
    setIsEntered(true);
  }

  function handleFocus(): void {
    const held = takeCapturedKeys();
    if (held.text) type(held.text);
    if (held.isEntered) setIsEntered(true);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={use(OverlayContainer)}>
        <Dialog.Overlay className={scrimStyles} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[max(0.75rem,10dvh)] z-50 mx-auto flex max-h-[80dvh] max-w-xl flex-col overflow-hidden rounded-2xl border border-line bg-surface text-ink shadow-overlay data-[state=open]:animate-rise"
        >
          <Dialog.Title className="sr-only">Command Palette</Dialog.Title>
          <div className="relative border-line border-b">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-muted"
            />
            <input
              {...box}
              role="combobox"
              type="text"
              aria-label="Find a page, a client or an action"
              aria-expanded="true"
              spellCheck={false}
              placeholder="Go to a page, find a client, do something..."
              value={typed}
              // Text typed after a pending Enter is not part of the command.
              readOnly={isEntered}
              onChange={(event) => type(event.target.value)}
              onFocus={handleFocus}
              onKeyDown={handleKeyDown}
              className="h-14 w-full bg-transparent pr-4 pl-12 text-base outline-none"
            />
          </div>
          <PaletteList
            id={listId}
            groups={groups}
            active={active}
            isLooking={isLooking}
            onChoose={onChoose}
          />
          <p role="status" className="sr-only">
            {count > 0 ? `${count} found` : isLooking ? 'Looking...' : 'Nothing found'}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function commandsOf(groups: ReturnType<typeof paletteGroups>) {
  return groups.flatMap((group) => group.commands);
}

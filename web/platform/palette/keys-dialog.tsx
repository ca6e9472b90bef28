import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Kbd } from '#web/platform/ui/kbd.tsx';
import { Switch } from '#web/platform/ui/switch.tsx';
import { modifierKey } from './modifier-key.ts';
import { chooseSingleKeys, useSingleKeys } from './single-keys.ts';

const keys: readonly { keys: readonly string[]; text: string }[] = [
  { keys: [modifierKey(), 'K'], text: 'Go anywhere, find a client, do something' },
  { keys: ['/'], text: 'Search on this page' },
  { keys: ['n'], text: 'New, on a page with a list; the next note to sign, on a signed one' },
  { keys: ['t'], text: 'Today, in the calendar' },
  { keys: ['f'], text: 'Plan a session at the next free time, in the calendar' },
  { keys: ['i'], text: 'Initials for the names of children, and names again' },
  { keys: ['?'], text: 'Show these keys' },
  { keys: ['1–7', '0', '⌫'], text: 'Mark a goal with help or X, and undo, on a page of goals and data' },
  { keys: ['↑', '↓', 't', '+', '−'], text: 'Other goal or section of the note, timer, count' },
  { keys: ['r', 'p'], text: 'Show results, choose the next phase' },
  {
    keys: ['1–3', 'p', '↵'],
    text: 'In a section of the note: a phrase, the last note’s words, begin to write',
  },
  { keys: ['F8'], text: 'Go to the message in the corner' },
  { keys: ['Esc'], text: 'Close what is open' },
];

/** The list of keyboard shortcuts, with a switch for single-letter ones. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const areOn = useSingleKeys();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keys" width="sm">
      <dl className="divide-y divide-line">
        {keys.map(({ keys: pressed, text }) => (
          <div key={text} className="flex flex-row-reverse items-center justify-between gap-4 py-2.5">
            <dt className="flex shrink-0 gap-1">
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className="text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single Keys"
        hint="Switch them off if you speak to your computer: /, n, t, i, ? and the keys of goals and notes then do nothing. On a page with a form or a note, letters go into its first text field."
        checked={areOn}
        onChange={(event) => chooseSingleKeys(event.target.checked)}
        className="mt-4 border-line border-t pt-4"
      />
    </Dialog>
  );
}

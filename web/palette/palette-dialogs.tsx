import { useNavigate } from 'react-router';
import { dayOf, timeOfDay } from '#domain/dates.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { TaskFormDialog } from '#web/tasks/task-form-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import type { PaletteAim } from './palette-commands.ts';

export type PaletteDialog = 'palette' | 'task' | 'keys';

interface PaletteDialogsProps {
  shown: PaletteDialog;
  onShow: (dialog: PaletteDialog | undefined) => void;
}

/** The dialogs behind the header's button and the app's keys, loaded when one of them is asked for. */
export default function PaletteDialogs({ shown, onShow }: PaletteDialogsProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const close = () => onShow(undefined);

  function handleChoose(aim: PaletteAim): void {
    if (aim.kind === 'task' || aim.kind === 'keys') {
      onShow(aim.kind);
      return;
    }
    close();
    if (aim.kind === 'path') navigate(aim.path);
    else startSession(aim.clientId);
  }

  /** A session that starts now is scheduled for now; the form may still be changed. */
  function startSession(clientId: number): void {
    const now = new Date();
    const state = { date: dayOf(now, timeZone), time: timeOfDay(now, timeZone) };
    navigate(`/sessions/new?clientId=${clientId}`, { state });
  }

  if (shown === 'palette') return <CommandPalette onClose={close} onChoose={handleChoose} />;
  if (shown === 'keys') return <KeysDialog onClose={close} />;
  return <TaskFormDialog open onClose={close} />;
}

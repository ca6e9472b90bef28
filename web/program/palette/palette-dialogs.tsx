import { dayOf, timeOfDay } from '#domain/platform/dates.ts';
import { useMarkInvoicePaid } from '#web/billing/invoices/invoice-queries.ts';
import { TaskFormDialog } from '#web/caseload/tasks/task-form-dialog.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { KeysDialog } from '#web/platform/palette/keys-dialog.tsx';
import type { PaletteAim } from '#web/platform/palette/palette-command.ts';
import { chooseTheme } from '#web/platform/ui/theme-choice.ts';
import { CommandPalette } from './command-palette.tsx';
import { toggleNames } from './toggle-names.ts';

export type PaletteDialog = 'palette' | 'task' | 'keys';

interface PaletteDialogsProps {
  shown: PaletteDialog;
  onShow: (dialog: PaletteDialog | undefined) => void;
  /** Closes everything and navigates to another page. */
  onLeave: (path: string, state?: object) => void;
  onLogOut: () => void;
}

/** The dialogs of the header's button and shortcuts, loaded when first opened. */
export default function PaletteDialogs({ shown, onShow, onLeave, onLogOut }: PaletteDialogsProps) {
  const timeZone = useTimeZone();
  const close = () => onShow(undefined);
  const payment = useMarkInvoicePaid();

  function closeAfter(act: () => void): void {
    act();
    close();
  }

  function handleChoose(aim: PaletteAim): void {
    if (aim.kind === 'path') onLeave(aim.path);
    else if (aim.kind === 'session') startSession(aim.clientId);
    else if (aim.kind === 'theme') closeAfter(() => chooseTheme(aim.theme));
    else if (aim.kind === 'paid') closeAfter(() => payment.mutate(aim.invoiceId));
    else if (aim.kind === 'names') closeAfter(toggleNames);
    else if (aim.kind === 'logout') closeAfter(onLogOut);
    else onShow(aim.kind);
  }

  /** A session started now is scheduled for now; the form can still change it. */
  function startSession(clientId: number): void {
    const now = new Date();
    const state = { date: dayOf(now, timeZone), time: timeOfDay(now, timeZone) };
    onLeave(`/sessions/new?clientId=${clientId}`, state);
  }

  if (shown === 'palette') return <CommandPalette onClose={close} onChoose={handleChoose} />;
  if (shown === 'keys') return <KeysDialog onClose={close} />;
  return <TaskFormDialog onClose={close} />;
}

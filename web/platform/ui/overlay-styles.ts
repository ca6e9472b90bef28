const dimming =
  'fixed inset-0 bg-scrim data-[state=open]:animate-appear data-[state=closed]:animate-fade-out';
const sheet =
  'fixed inset-x-0 bottom-0 flex max-h-[92dvh] flex-col rounded-t-2xl border border-line bg-surface text-ink shadow-overlay data-[state=open]:animate-rise data-[state=closed]:animate-fade-out sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl';

/** Dims the page behind a dialog. */
export const scrimStyles = `${dimming} z-40`;

/** A dialog's sheet: at the bottom edge on phones, centered elsewhere, never higher than the screen. */
export const sheetStyles = `${sheet} z-50`;

/** The same for dialogs that open by themselves, possibly over another one. */
export const topScrimStyles = `${dimming} z-70`;
export const topSheetStyles = `${sheet} z-80 overflow-y-auto`;

/** Hides the page behind a dialog completely. */
export const coverStyles = 'fixed inset-0 z-70 bg-canvas';

/** A small floating panel: menus, popovers, lists. */
export const panelStyles =
  'z-50 rounded-lg border border-line bg-surface text-ink shadow-overlay data-[state=open]:animate-rise data-[state=closed]:animate-fade-out';

/** Dims the page behind a dialog. */
export const scrimStyles =
  'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear data-[state=closed]:animate-fade-out';

/** A dialog's sheet: at the bottom edge on phones, in the middle elsewhere, never higher than the screen. */
export const sheetStyles =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-2xl border border-line bg-surface text-ink shadow-overlay data-[state=open]:animate-rise data-[state=closed]:animate-fade-out sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl';

/** A small floating panel: menus, popovers, lists. */
export const panelStyles =
  'z-50 rounded-lg border border-line bg-surface text-ink shadow-overlay data-[state=open]:animate-rise data-[state=closed]:animate-fade-out';

/** The box of every input and select; 16 px text on phones prevents iOS from zooming in. */
export const controlStyles =
  'h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base text-ink transition-colors hover:border-ink-muted aria-invalid:border-danger aria-invalid:[box-shadow:0_0_0_1px_var(--color-danger)] disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted md:h-10 md:text-sm';

/** Styles of the error line below a control, and of its icon. */
export const fieldErrorStyles = 'flex items-start gap-1.5 font-medium text-danger text-sm';
export const fieldErrorSignStyles = 'mt-0.5 size-4 shrink-0';

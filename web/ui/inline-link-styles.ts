/** A link among other words; for a finger it reaches beyond its line, without moving the lines apart. */
export const inlineLinkStyles =
  'relative inline-block font-semibold text-primary underline decoration-primary/40 underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3 hover:decoration-primary md:after:content-none';

/** A link among other words; a finger reaches it well beyond its line, which does not move the lines apart. */
export const inlineLinkStyles =
  'inline-block font-semibold text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary max-md:-my-3 max-md:py-3';

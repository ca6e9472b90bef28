/** A link inside text; its touch target is larger than its line without changing the line spacing. */
export const inlineLinkStyles =
  'inline-block max-w-full break-words font-semibold text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary max-md:-my-3 max-md:py-3';

import * as z from 'zod/mini';

/** How a list of texts is entered as one text. */
const typings = {
  paragraphs: { separator: /\n\s*\n/, joint: '\n\n' },
  lines: { separator: '\n', joint: '\n' },
  names: { separator: ',', joint: ', ' },
} as const;

export type ListTyping = keyof typeof typings;

/** Splits a text into the entries of a list, without empty ones. */
export function splitList(text: string, typing: ListTyping): string[] {
  return text
    .split(typings[typing].separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

export function joinList(entries: readonly string[], typing: ListTyping): string {
  return entries.join(typings[typing].joint);
}

/** Schema of a list that is entered as one text; messages about an entry are shown for the whole. */
export function typedList<List extends z.ZodMiniType<string[], string[]>>(list: List, typing: ListTyping) {
  return z.pipe(
    z.string(),
    z.transform((text, context): string[] => {
      const read = list.safeParse(splitList(text, typing));
      if (read.success) return read.data;
      const message = read.error.issues[0]?.message;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

/** Text without line breaks, which must neither end a header of a mail nor make up a line of it. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Returns text without line breaks, which could otherwise end a mail header or forge a line. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

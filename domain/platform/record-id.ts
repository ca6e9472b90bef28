/** Returns the id in a path segment or query parameter; undefined if the text is not a plain positive number. */
export function parseRecordId(text: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

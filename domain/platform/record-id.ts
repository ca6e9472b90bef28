/** The id in a path segment or a query parameter, or undefined when the text is not a plain positive number. */
export function parseRecordId(text: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

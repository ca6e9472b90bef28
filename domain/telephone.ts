const EXTENSION = /^([^a-z#;]*)(?:.*?(?:x|#)\D*(\d+))?/i;

/**
 * A phone number as a link dials it (RFC 3966): "516-555-0142 ext. 4" gives "tel:5165550142;ext=4". What else stands
 * behind the number is for people to read. `complete` writes the digits out, for example with the country's.
 */
export function telephoneLink(
  phone: string,
  complete: (digits: string) => string = (digits) => digits,
): string {
  const [, number = '', extension] = EXTENSION.exec(phone.trim()) ?? [];
  const digits = complete(number.replace(/(?!^\+)\D/g, ''));
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension}`;
}

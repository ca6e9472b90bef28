/**
 * A number and its optional extension. The extension must be marked by a separate word, so that "text me after 5" has
 * none.
 */
const EXTENSION = /^([^a-z#;]*)(?:.*?(?<![a-z])(?:x|ext(?:n|ensi[oó]n)?|#)[^a-z\d]*(\d+))?/i;

/**
 * Returns the link that dials a phone number (RFC 3966): "516-555-0142 ext. 4" gives "tel:5165550142;ext=4". Other
 * text around the number is ignored. `complete` can add to the digits, for example a country code.
 */
export function telephoneLink(
  phone: string,
  complete: (digits: string) => string = (digits) => digits,
): string {
  const [, number = '', extension] = EXTENSION.exec(phone.replace(/^[^\d+]*/, '')) ?? [];
  const digits = complete(number.replace(/(?!^\+)\D/g, ''));
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension}`;
}

/** The ten digits of a North American number; its area code and exchange cannot begin with 0 or 1. */
const AMERICAN = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** An international number with its country code (E.164). */
const ABROAD = /^\+[2-9]\d{7,14}$/;

/**
 * Returns a phone number for display: "516.555.0142 x4" gives "(516) 555-0142 ext. 4"; an international one is
 * returned as typed. Undefined if it cannot be dialed from everywhere: too short, too long, or not exactly one
 * number.
 */
export function readTelephone(phone: string): string | undefined {
  const [, number = '', extension] = EXTENSION.exec(phone.trim()) ?? [];
  const digits = number.replace(/(?!^\+)\D/g, '');
  if (digitsOf(phone) !== digitsOf(`${number}${extension ?? ''}`)) return undefined;
  const [, area, exchange, line] = AMERICAN.exec(digits) ?? [];
  if (area === undefined) return ABROAD.test(digits) ? phone.trim() : undefined;
  const read = `(${area}) ${exchange}-${line}`;
  return extension === undefined ? read : `${read} ext. ${extension}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

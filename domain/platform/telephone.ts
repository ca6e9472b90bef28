/** A number, and behind it an extension: a word of its own, so that "text me after 5" names none. */
const EXTENSION = /^([^a-z#;]*)(?:.*?(?<![a-z])(?:x|ext(?:n|ensi[oó]n)?|#)[^a-z\d]*(\d+))?/i;

/**
 * A phone number as a link dials it (RFC 3966): "516-555-0142 ext. 4" gives "tel:5165550142;ext=4". What else stands
 * before or behind the number is for people to read. `complete` writes the digits out, for example with the country's.
 */
export function telephoneLink(
  phone: string,
  complete: (digits: string) => string = (digits) => digits,
): string {
  const [, number = '', extension] = EXTENSION.exec(phone.replace(/^[^\d+]*/, '')) ?? [];
  const digits = complete(number.replace(/(?!^\+)\D/g, ''));
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension}`;
}

/** The ten digits of a North American number; neither its area code nor its exchange begins with 0 or 1. */
const AMERICAN = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** A number of another country, written out (E.164). */
const ABROAD = /^\+[2-9]\d{7,14}$/;

/**
 * A phone number as people read it: "516.555.0142 x4" gives "(516) 555-0142 ext. 4"; one of another country keeps its
 * signs. Undefined when it cannot be dialed from everywhere: too short, too long, no number, or more than one.
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

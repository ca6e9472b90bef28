import type { RowField } from './row-fields.ts';

/** What programs write into a cell that has nothing to say; Null and Nan may be names, null and NaN are not. */
const NOTHING = /^(?:[nN]\s*\/\s*[aA]|[nN]\.[aA]\.?|#N\/A|null|NULL|NaN|nan|nil|undefined|[-–—_.?*/\s]+)$/;
const NO_DATE = /^0{1,4}[/.-]0{1,2}[/.-]0{1,4}(?:[t ]0?0:00.*)?$/i;
/** What people write where there is no email, phone or birth date. */
const NONE =
  /^(?:na|no|none|none given|unknown|unk|not (?:known|provided|available|applicable|given|on file|listed|sure|yet)|no (?:e-?mail|phone|number|address|birth ?date|dob|notes)|declined|refused|pending|missing|blank|empty|tb[ad]|tbc|ningun[oa]|no tiene|desconocid[oa]|n\/d|x+|0+)$/i;
/** Brackets, dashes and dots that people put around such a word: (none), -none-, n/a. */
const AROUND = /^[\s([{<*"'-]+|[\s)\]}>*"'.?-]+$/g;
/** The first days of spreadsheets and databases stand for no date; so does the form of one. */
const NO_DAY =
  /^(?:0?1[/-]0?0[/-](?:19)?00|12[/-]3[01][/-]1899|(?:1899-12-3[01]|1900-01-00|0001-01-01)(?:[t ].*)?|0?1[/-]0?1[/-]0001|mm[/-]dd[/-]yy(?:yy)?)$/i;
/** A form for a number with nothing in it but zeros: (000) 000-0000, ___-____. */
const NO_NUMBER = /^[\s()._+/0-]*$/;
const NO_EMAIL =
  /^(none|no|na|noemail|no-email|unknown)@(?:none|no|na|noemail|no-email|unknown|email|example)\.\w+$/i;

/** Returns whether a cell for `field` plainly means nothing; of a column in the notes, `undefined`, only signs for it do. */
export function isBlankCell(text: string, field: RowField | undefined): boolean {
  if (text === '' || NOTHING.test(text) || NO_DATE.test(text)) return true;
  const word = text.replace(AROUND, '');
  if (NOTHING.test(word)) return true;
  switch (field) {
    case 'firstName':
    case 'lastName':
    case undefined:
      return false;
    case 'dateOfBirth':
      return NONE.test(word) || NO_DAY.test(word);
    case 'phone':
      return NONE.test(word) || NO_NUMBER.test(text);
    case 'email':
      return NONE.test(word) || NO_EMAIL.test(word);
    case 'address':
    case 'notes':
      return NONE.test(word);
    // "no" says that somebody is not active.
    case 'status':
      return /^(?:none|unknown|blank|empty)$/i.test(word);
  }
}

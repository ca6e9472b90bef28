import type { RowField } from './row-fields.ts';

/** What programs write into a cell that has nothing to say. */
const NOTHING =
  /^(?:n\.?\/?a\.?|#n\/a|nan|null|nil|undefined|\(?(?:blank|empty|null)\)?|[-–—_.?*]+|0{1,4}[/.-]0{1,2}[/.-]0{1,4}(?: 0?0:00(?::00)?)?)$/i;
/** What people write where there is no email, phone or birth date. */
const NONE =
  /^(?:no|none|unknown|unk|not (?:known|provided|available|applicable|given|on file|listed)|no (?:e-?mail|phone|number|address|birth ?date|dob)|tb[ad]|x+|0+)$/i;
/** The first days of spreadsheets and databases stand for no date. */
const NO_DAY =
  /^(?:0?1[/-]0?0[/-](?:19)?00|12[/-]3[01][/-]1899|(?:1899-12-3[01]|1900-01-00|0001-01-01)(?:[t ].*)?)$/i;
/** A form for a number with nothing in it but zeros: (000) 000-0000, ___-____. */
const NO_NUMBER = /^[\s()._+/0-]*$/;
const NO_EMAIL =
  /^(none|no|na|noemail|no-email|unknown)@(?:none|no|na|noemail|no-email|unknown|email|example)\.\w+$/i;

/** Returns whether a cell for `field` plainly means nothing; of a column in the notes, `undefined`, only signs for it do. */
export function isBlankCell(text: string, field: RowField | undefined): boolean {
  if (text === '' || NOTHING.test(text)) return true;
  switch (field) {
    case 'firstName':
    case 'lastName':
    case undefined:
      return false;
    case 'dateOfBirth':
      return NONE.test(text) || NO_DAY.test(text);
    case 'phone':
      return NONE.test(text) || NO_NUMBER.test(text);
    case 'email':
      return NONE.test(text) || NO_EMAIL.test(text);
    case 'address':
    case 'notes':
      return NONE.test(text);
    // "no" says that somebody is not active.
    case 'status':
      return /^(?:none|unknown)$/i.test(text);
  }
}

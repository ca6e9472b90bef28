import type { CallLanguage } from './call-language.ts';
import type { InquiryForm } from './inquiry-form.ts';
import type { SchoolRole } from './school-role.ts';
import type { SchoolsForm } from './schools-form.ts';

export interface FieldWords {
  label: string;
  hint?: string;
}

/** The texts of every form around its fields. */
export interface SharedFormWords {
  /** The form's accessible name. */
  name: string;
  optional: string;
  /** Next to the field that people never see. */
  trap: string;
  send: string;
  /** Under the button. */
  note: string;
  /** Above the form when the server returns it with error messages, without scripts. */
  notSentYet: string;
}

/** The texts of the consultation form, on its page and on the plain page without scripts. */
export interface InquiryFormWords extends SharedFormWords {
  fields: Record<Exclude<keyof InquiryForm, 'language'>, FieldWords>;
  callLanguages: Record<CallLanguage, string>;
}

/** The texts of the form for schools. */
export interface SchoolsFormWords extends SharedFormWords {
  /** Above the form. */
  title: string;
  fields: Record<Exclude<keyof SchoolsForm, 'language'>, FieldWords>;
  roles: Record<SchoolRole, string>;
  /** The first option of the list of roles. */
  chooseRole: string;
}

/** The messages about a request: while it is sent, when it failed, and once it is saved. */
export interface RequestOutcome {
  sending: string;
  /** Shown before the page's script has loaded. */
  offline: string;
  /** Shown next to the button after a failure. */
  notSent: string;
  failure: { title: string; text: string };
  thanks: { title: string; text: (firstName: string) => string };
  /** Replaces the form; `again` shows the form again. */
  received: { title: string; words: (facts: ReceivedFacts) => string[]; again: string };
  dismiss: string;
  notifications: string;
}

/** The data in the reply to a saved request. */
interface ReceivedFacts {
  firstName: string;
  reference: string;
  /** How soon the practice calls families, such as "within 2 business days"; empty if it does not say. */
  soon: string;
}

import type { CallLanguage } from './call-language.ts';
import type { InquiryForm } from './inquiry-form.ts';
import type { SchoolRole } from './school-role.ts';
import type { SchoolsForm } from './schools-form.ts';

export interface FieldWords {
  label: string;
  hint?: string;
}

/** The words of every form around its fields. */
export interface SharedFormWords {
  /** What the form is called for who does not see it. */
  name: string;
  optional: string;
  /** Beside the field that people never see. */
  trap: string;
  send: string;
  /** Under the button. */
  note: string;
  /** Above the form where it is shown again without scripts, with what is wrong. */
  notSentYet: string;
}

/** The words of the consultation form, the same on its page and where it is shown again without scripts. */
export interface InquiryFormWords extends SharedFormWords {
  fields: Record<Exclude<keyof InquiryForm, 'language'>, FieldWords>;
  callLanguages: Record<CallLanguage, string>;
}

/** The words of the form for schools. */
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
  /** Said before the page's script has come. */
  offline: string;
  /** Stays beside the button after a failure. */
  notSent: string;
  failure: { title: string; text: string };
  thanks: { title: string; text: (firstName: string) => string };
  /** Stands in the place of the form; `again` brings the form back. */
  received: { title: string; words: (facts: ReceivedFacts) => string[]; again: string };
  dismiss: string;
  notifications: string;
}

/** The facts in the answer to a saved request. */
interface ReceivedFacts {
  firstName: string;
  reference: string;
  /** How soon the practice calls families, such as "within 2 business days"; empty where it does not say. */
  soon: string;
}

/** The texts of every form around its fields. */
export interface FormWords {
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
  /** How soon the practice calls families, such as "within 2 business days"; empty if not stated. */
  soon: string;
}

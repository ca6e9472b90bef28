/** What a family names when it calls about its request: six letters and digits of the request's random id. */
export function inquiryReference(messageId: string): string {
  return messageId.slice(0, 6).toUpperCase();
}

const REFERENCE = /^[0-9A-F]{6}$/;

/** A reference as a browser brings it back; undefined when it cannot be one of ours. */
export function readReference(text: string | undefined): string | undefined {
  return text !== undefined && REFERENCE.test(text) ? text : undefined;
}

export const RECEIVED_TITLE = 'We received your request';

interface ReceivedFacts {
  firstName: string;
  reference: string;
  /** How soon the practice calls, such as "within 2 business days"; empty where it does not say. */
  soon: string;
}

/** What a family reads once its request is kept. */
export function receivedWords({ firstName, reference, soon }: ReceivedFacts): string[] {
  const when = soon && ` ${soon}`;
  return [
    `Your reference is ${reference}. Keep it for when you call us.`,
    `${firstName} will read every word and get back to you by phone or email${when}. There is no need to send it again.`,
  ];
}

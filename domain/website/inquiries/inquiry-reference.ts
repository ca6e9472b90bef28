/** What a family names when it calls about its request: six letters and digits of the id of the mail about it. */
export function inquiryReference(messageId: string): string {
  return messageId.slice(0, 6).toUpperCase();
}

const REFERENCE = /^[0-9A-F]{6}$/;

/** A reference as a browser brings it back; undefined when it cannot be one of ours. */
export function readReference(text: string | undefined): string | undefined {
  return text !== undefined && REFERENCE.test(text) ? text : undefined;
}

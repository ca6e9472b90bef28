/**
 * Returns the reference that a family gives when it calls about its request: six characters of the id of the
 * mail.
 */
export function inquiryReference(messageId: string): string {
  return messageId.slice(0, 6).toUpperCase();
}

const REFERENCE = /^[0-9A-F]{6}$/;

/** Parses a reference from a browser; undefined if it cannot be valid. */
export function readReference(text: string | undefined): string | undefined {
  return text !== undefined && REFERENCE.test(text) ? text : undefined;
}

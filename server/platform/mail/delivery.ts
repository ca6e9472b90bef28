/** The delivery of outgoing mail. */
export interface Delivery {
  /** Called when a mail is waiting. */
  wake(): void;
}

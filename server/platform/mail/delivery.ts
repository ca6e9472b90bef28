/** The way of mails out of the house. */
export interface Delivery {
  /** Told that a mail is waiting. */
  wake(): void;
}

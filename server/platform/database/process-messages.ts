/** What listens to the messages of a topic. */
export interface MessageListener {
  onMessage(message: string): void;
  /** The line is open (again): what was sent before has been missed. */
  onOpen(): void;
}

/** Short messages between the processes that share one database. They may get lost, and come back to their sender. */
export interface ProcessMessages {
  send(topic: string, message: string): void;
  /** Listens until the function that it gives is called. */
  listen(topic: string, listener: MessageListener): () => Promise<void>;
}

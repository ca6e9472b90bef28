/** A listener to the messages of a topic. */
export interface MessageListener {
  onMessage(message: string): void;
  /** Called when the connection opens or reopens: earlier messages may have been missed. */
  onOpen(): void;
}

/** Short messages between processes that share a database. They may get lost, and also reach their sender. */
export interface ProcessMessages {
  send(topic: string, message: string): void;
  /** Listens until the returned function is called. */
  listen(topic: string, listener: MessageListener): () => Promise<void>;
}

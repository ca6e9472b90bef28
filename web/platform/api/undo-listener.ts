type UndoListener = (undoId: string | null) => void;

let listening: UndoListener | undefined;

/**
 * Runs `call`, and passes the undo id in the reply's header to `listener`; null if the change cannot be undone. Calls
 * themselves do not have to return it.
 */
export function withUndoListener<Answer>(
  listener: UndoListener,
  call: () => Promise<Answer>,
): Promise<Answer> {
  listening = listener;
  try {
    return call();
  } finally {
    listening = undefined;
  }
}

/** Returns the listener of the current request; must be read at its very start. */
export function undoListener(): UndoListener | undefined {
  return listening;
}

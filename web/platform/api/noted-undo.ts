type UndoListener = (undoId: string | null) => void;

let listening: UndoListener | undefined;

/**
 * Runs `call`, and tells `listener` by what the change that it makes can be undone, as the answer names it; null where
 * it cannot. So no call has to hand on what all of them answer alike.
 */
export function notingUndo<Answer>(listener: UndoListener, call: () => Promise<Answer>): Promise<Answer> {
  listening = listener;
  try {
    return call();
  } finally {
    listening = undefined;
  }
}

/** Who wants to know of the undo of the request that is being made: asked for at its very beginning. */
export function undoListener(): UndoListener | undefined {
  return listening;
}

export interface BrokenSigned {
  therapistId: number;
  clientId: number;
  /**
   * The position of the first text that was changed or is missing, counted from 1, or of the text whose
   * review or rows do not match.
   */
  position: number;
}

export interface ClientOf {
  therapistId: number;
  clientId: number;
}

/** Returns a key that is unique for each child. */
export function keyOf({ therapistId, clientId }: ClientOf): string {
  return `${therapistId} ${clientId}`;
}

/** Marks a child's signature chain as broken from `position` on. */
export function brokenAt({ therapistId, clientId }: ClientOf, position: number): BrokenSigned {
  return { therapistId, clientId, position };
}

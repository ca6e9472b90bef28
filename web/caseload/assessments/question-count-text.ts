/** Returns the number of questions as text. */
export function questionCountText(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}

/** How many questions there are, in words. */
export function questionCountText(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}

/** Returns minutes for display: "30 minutes", "1 hour". */
export function idleTimeText(minutes: number): string {
  return minutes === 60 ? '1 hour' : `${minutes} minutes`;
}

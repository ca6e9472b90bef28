/** An amount that fits somewhere, in whole cents. */
interface Place {
  amount: number;
}

/** Returns how much of an amount each place gets: as much as fits, in their order. Places that get nothing are left out. */
export function shareOut<Some extends Place>(cents: number, places: readonly Some[]): Some[] {
  let rest = cents;
  const shared: Some[] = [];
  for (const place of places) {
    const amount = Math.min(rest, place.amount);
    if (amount <= 0) continue;
    shared.push({ ...place, amount });
    rest -= amount;
  }
  return shared;
}

/** Returns the sum of amounts in whole cents. */
export function sumOf(places: readonly Place[]): number {
  return places.reduce((sum, { amount }) => sum + amount, 0);
}

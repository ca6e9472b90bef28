import { type ClosablePlace, closingsOf, closingsOfPractice } from './closed-places.ts';
import type { Closing, NewClosing } from './closing.ts';
import type { ReadLine } from './closings-in-text.ts';

/** The practice (null), or a school or district. */
type Place = Pick<ClosablePlace, 'id' | 'parentId'> | null;

/** Returns the closings that a line adds: one for each place that is not closed on just these days already. */
export function closingsToAdd(
  closing: NewClosing,
  places: readonly Place[],
  known: readonly Closing[],
): NewClosing[] {
  return places.flatMap((place) => {
    const isKnown = (place ? closingsOf(place, known) : closingsOfPractice(known)).some(
      ({ firstDay, lastDay }) => firstDay === closing.firstDay && lastDay === closing.lastDay,
    );
    if (isKnown) return [];
    return place ? { ...closing, organizationId: place.id } : closing;
  });
}

/** Refuses a line whose closing is there already, at each place. */
export function withoutKnown(read: ReadLine, places: readonly Place[], known: readonly Closing[]): ReadLine {
  const { line, closing } = read;
  if (closing === undefined || places.length === 0) return read;
  return closingsToAdd(closing, places, known).length > 0
    ? read
    : { line, fault: 'These days are closed already' };
}

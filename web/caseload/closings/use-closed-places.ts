import { useMemo, useState } from 'react';
import { afterTick, placesOfTicks, placesToClose } from '#domain/caseload/closings/closed-places.ts';
import { useOrganizations } from './organization-list.ts';

const none: never[] = [];

/** The chosen places that are closed: the practice, or some schools and districts. */
export type ClosedPlaces = ReturnType<typeof useClosedPlaces>;

/**
 * Chooses who is closed: the practice, or schools and districts. A form about a school (`startId`) begins with it, any
 * other with the practice.
 */
export function useClosedPlaces(startId: number | undefined, isWanted = true) {
  const { data: all = none, isError } = useOrganizations(isWanted);
  const groups = useMemo(() => placesToClose(all), [all]);
  const [chosen, choose] = useState<ReadonlySet<number> | 'practice'>();
  const start = startId === undefined ? 'practice' : afterTick(new Set(), startId, groups);
  const ticks = chosen ?? start;
  const ids = ticks === 'practice' ? undefined : placesOfTicks(ticks, groups);
  return {
    groups,
    isError,
    ticks,
    choose,
    /** The places that get a closing each; undefined is the practice. */
    organizationIds: ids,
    /** Their organizations. */
    places: all.filter(({ id }) => ids?.includes(id)),
    /** Why nothing can be saved yet; undefined if it can. */
    fault: ids?.length === 0 ? 'Choose at least one school' : undefined,
  };
}

import { useMemo } from 'react';
import { placesToClose } from '#domain/caseload/closings/closed-places.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';
import { useOrganizations } from './organization-list.ts';

/** A school or district whose closings are listed. */
export interface ListedPlace {
  id: number;
  name: string;
  parentId: number | null;
  /** The name of the district that a school belongs to. */
  district: string | undefined;
}

export interface PlaceOption {
  value: string;
  label: string;
}

const none: never[] = [];

/** Chooses in the address whose closings are listed: the practice's, or those of a school or district. */
export function useListedPlace() {
  const { data: all = none } = useOrganizations();
  const [params, change] = useAddressParams();
  const places = useMemo(
    () =>
      placesToClose(all).flatMap(({ district, schools }) => [
        ...(district ? [{ ...district, district: undefined }] : []),
        ...schools.map((school): ListedPlace => ({ ...school, district: district?.name })),
      ]),
    [all],
  );
  const place: ListedPlace | undefined = places.find(({ id }) => String(id) === params.get('for'));
  const placeOptions: PlaceOption[] = [
    { value: '', label: 'The practice' },
    ...places.map(({ id, name, district }) => ({
      value: String(id),
      label: district ? `${name} (${district})` : name,
    })),
  ];
  return { place, placeOptions, choosePlace: (value: string) => change({ for: value }) };
}

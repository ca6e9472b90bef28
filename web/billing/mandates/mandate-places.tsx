import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { isPayer, type Organization } from '#domain/billing/organizations/organization.ts';
import { isSchool } from '#domain/caseload/closings/closed-places.ts';
import { compareText } from '#domain/platform/search-text.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { Select } from '#web/platform/ui/select.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';

type PlaceName = 'payerId' | 'schoolId';

interface MandatePlacesProps {
  /** The ids chosen already; they are listed whatever they are now. */
  chosen: Record<PlaceName, string>;
  register: (field: PlaceName) => UseFormRegisterReturn;
  errors: { [Name in PlaceName]?: { message?: string | undefined } | undefined };
}

/** The fields for who pays and where the child goes to school. */
export function MandatePlaces(props: MandatePlacesProps) {
  const organizations = useOrganizations();
  // A select can only hold a value that it lists.
  return (
    <WhenLoaded query={organizations} loadingLabel="Loading schools and payers" placeholders={1}>
      {(all) => <PlaceFields {...props} organizations={all} />}
    </WhenLoaded>
  );
}

interface PlaceFieldsProps extends MandatePlacesProps {
  organizations: readonly Organization[];
}

function PlaceFields({ chosen, register, errors, organizations }: PlaceFieldsProps) {
  const listed = organizations.toSorted((one, other) => compareText(one.name, other.name));
  const among = (name: PlaceName, isListed: (organization: Organization) => boolean) =>
    listed.filter((one) => isListed(one) || String(one.id) === chosen[name]);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Who Pays" error={errors.payerId?.message}>
        <Select {...register('payerId')}>
          <option value="">The family</option>
          <Places places={among('payerId', isPayer)} />
        </Select>
      </Field>
      <Field
        label="School"
        error={errors.schoolId?.message}
        hint={
          listed.length === 0 && (
            <Link to="/organizations" className={inlineLinkStyles}>
              Add schools and payers
            </Link>
          )
        }
      >
        <Select {...register('schoolId')}>
          <option value="">No school</option>
          <Places places={among('schoolId', isSchool)} />
        </Select>
      </Field>
    </div>
  );
}

function Places({ places }: { places: readonly Organization[] }) {
  return places.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

import { compareText, namePattern, plainText, searchedText } from '#domain/platform/search-text.ts';
import { type Organization, organizationKindLabels } from './organization.ts';

type Named = Pick<Organization, 'id' | 'name'>;
type Searched = Named & Pick<Organization, 'kind' | 'parentId' | 'people'>;

/** Returns a function that finds the name of an organization by its id; undefined for null or an unknown one. */
export function nameById(organizations: readonly Named[]): (id: number | null) => string | undefined {
  const names = new Map(organizations.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? undefined : names.get(id));
}

/**
 * Returns the organizations whose name, kind, district or people contain the typed text, by name, ignoring case, accents
 * and the signs in names.
 */
export function findOrganizations<Found extends Searched>(
  organizations: readonly Found[],
  typed: string,
): Found[] {
  const nameOf = nameById(organizations);
  const text = searchedText(typed);
  const pattern = namePattern(typed);
  const name = pattern === undefined ? undefined : new RegExp(pattern);
  const isFound = (organization: Found): boolean => {
    if (text === '') return true;
    const { kind, parentId, people } = organization;
    const parts = [organization.name, organizationKindLabels[kind], nameOf(parentId) ?? ''];
    const searched = plainText([...parts, ...people.map((person) => person.name)].join('\n'));
    return searched.includes(text) || name?.test(searched) === true;
  };
  return organizations.filter(isFound).sort((one, other) => compareText(one.name, other.name));
}

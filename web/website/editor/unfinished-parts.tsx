import { type FieldPath, useFormContext } from 'react-hook-form';
import { claimDescriptions } from '#domain/website/identity/website-claims.ts';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { ToField } from './to-field.tsx';

type Place = FieldPath<WebsiteFormValues>;

/** Where the form has what keeps a website from being published, by the names that the server gives. */
const places = new Map<string, Place>([
  ['Practice Name', 'practiceName'],
  ['Phone', 'phone'],
  ['Email', 'email'],
  ['First Name and Last Name', 'therapist.firstName'],
  ['Introduction', 'therapist.introduction'],
  ['Biography', 'biography'],
  ...claimDescriptions.map(({ name, label }): [string, Place] => [label, `claims.${name}`]),
]);

/** What is left to do before the website is published; each leads to its field. */
export function UnfinishedParts({ parts, words }: { parts: readonly string[]; words: string }) {
  if (parts.length === 0) return null;
  return (
    <div>
      <p>{words}</p>
      <ul className="mt-2 list-disc pl-5 max-md:space-y-3">
        {parts.map((part) => (
          <li key={part}>
            <WayTo part={part} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the field. */
function WayTo({ part }: { part: string }) {
  const { getValues } = useFormContext<WebsiteFormValues>();
  const place = places.get(part);
  if (place !== undefined) return <ToField name={place}>{part}</ToField>;
  const listed = samplePlaces[part];
  if (listed === undefined) return part;
  return (
    <>
      <ToField name={() => listed(getValues())}>{part}</ToField>: none may be ticked as a sample
    </>
  );
}

/** Where a list has the first of what is marked as a sample. */
const samplePlaces: Record<string, ((typed: WebsiteFormValues) => Place) | undefined> = {
  Credentials: ({ therapist }) => `therapist.credentials.${firstSample(therapist.credentials)}.text`,
  Testimonials: ({ testimonials }) => `testimonials.${firstSample(testimonials)}.quote`,
};

function firstSample(listed: readonly { isSample: boolean }[]): number {
  const first = listed.findIndex(({ isSample }) => isSample);
  return Math.max(first, 0);
}

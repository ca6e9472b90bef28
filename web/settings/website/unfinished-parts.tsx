import type { FieldPath } from 'react-hook-form';
import { claimDescriptions } from '#domain/practice/website-claims.ts';
import type { WebsiteFormValues } from '#domain/practice/website-form-values.ts';
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
  ['Credentials', 'therapist.credentials.0.text'],
  ['Testimonials', 'testimonials.0.quote'],
  ...claimDescriptions.map(({ name, label }): [string, Place] => [label, `claims.${name}`]),
]);

/** What is left to do before the website is published; each leads to its field. */
export function UnfinishedParts({ parts, words }: { parts: readonly string[]; words: string }) {
  if (parts.length === 0) return null;
  return (
    <div>
      <p>{words}</p>
      <ul className="mt-2 list-disc pl-5 max-md:leading-9">
        {parts.map((part) => {
          const place = places.get(part);
          return <li key={part}>{place ? <ToField name={place}>{part}</ToField> : part}</li>;
        })}
      </ul>
    </div>
  );
}

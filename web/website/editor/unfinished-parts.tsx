import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { claimDescriptions } from '#domain/website/identity/website-claims.ts';
import { madeUpPossibly } from '#domain/website/pages/website-publication.ts';
import { ToField } from './to-field.tsx';

interface UnfinishedPartsProps {
  parts: readonly string[];
  words: string;
  identity: PublicIdentity;
}

/** What remains to be done before publishing, with a link to each field. */
export function UnfinishedParts({ parts, words, identity }: UnfinishedPartsProps) {
  if (parts.length === 0) return null;
  return (
    <div>
      <p>{words}</p>
      <ul className="mt-2 list-disc pl-5 max-md:space-y-3">
        {parts.map((part) => (
          <li key={part}>
            <WayTo part={part} identity={identity} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const fields = new Map([
  ...madeUpPossibly.map(({ label, field }) => [label, field] as const),
  ...claimDescriptions.map(({ name, label }) => [label, `claims.${name}`] as const),
]);

/** A link to the field; for a list, to the first sample entry. */
function WayTo({ part, identity }: { part: string; identity: PublicIdentity }) {
  const field = fields.get(part);
  if (field === undefined) return part;
  if (typeof field === 'string') return <ToField name={field}>{part}</ToField>;
  return (
    <>
      <ToField name={field(identity)}>{part}</ToField>: none may be ticked as a sample
    </>
  );
}

import { CheckList } from './check-list.tsx';
import { usePublicIdentity } from './public-identity-context.ts';
import { SampleMark } from './sample-mark.tsx';

/** What the therapist has learned and is licensed for. */
export function CredentialList() {
  const { credentials } = usePublicIdentity().therapist;
  const isSample = credentials.some((credential) => credential.isSample);
  return (
    <>
      <CheckList items={credentials.map(({ text }) => text)} />
      {isSample && (
        <p className="mt-4">
          <SampleMark />
        </p>
      )}
    </>
  );
}

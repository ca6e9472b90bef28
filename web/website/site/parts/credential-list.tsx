import { CheckList } from './check-list.tsx';
import { usePublicIdentity } from './public-identity-context.ts';
import { SampleMark } from './sample-mark.tsx';

/** The therapist's training and licenses. */
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

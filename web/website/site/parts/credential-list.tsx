import { CheckList } from './check-list.tsx';
import { SampleMark } from './sample-mark.tsx';
import { useSite } from './use-site.ts';

/** The therapist's training and licenses. */
export function CredentialList() {
  const { credentials } = useSite().identity.therapist;
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

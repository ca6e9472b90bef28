import { languagesText } from '#domain/website/identity/spoken-languages.ts';
import type { Colleague } from '#domain/website/identity/website-team.ts';
import { useSite } from './use-site.ts';

/** A therapist's license and languages; nothing if neither is given. */
export function TherapistFacts({ of: therapist }: { of: Pick<Colleague, 'license' | 'languages'> }) {
  const { language, words } = useSite();
  const { team } = words;
  const languages = languagesText(therapist.languages, language);
  if (!(therapist.license || languages)) return null;
  return (
    <dl className="mt-4 grid gap-1">
      {therapist.license && <Fact label={team.licenseLabel}>{therapist.license}</Fact>}
      {languages && <Fact label={team.languagesLabel}>{languages}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{`${label}:`}</dt> <dd className="inline">{children}</dd>
    </div>
  );
}

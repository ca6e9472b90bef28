import type { ReactNode } from 'react';
import { initialsOf } from '#domain/platform/names.ts';
import { signatureOf } from '#domain/website/identity/public-identity-text.ts';
import type { Colleague } from '#domain/website/identity/website-team.ts';
import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { TherapistFacts } from '#web/website/site/parts/therapist-facts.tsx';

interface TherapistCardProps {
  therapist: Colleague;
  /** A link below the texts. */
  children?: ReactNode;
}

/** One therapist: photo, name, biography, license and languages. */
export function TherapistCard({ therapist, children }: TherapistCardProps) {
  return (
    <li className="flex break-inside-avoid flex-col gap-5 rounded-xl bg-surface p-5 shadow-card sm:flex-row sm:p-6 print:bg-transparent print:p-0 print:[box-shadow:none]">
      <CardPicture of={therapist} />
      <div className="min-w-0 break-words">
        <h3 className="font-display font-semibold text-xl">{signatureOf(therapist)}</h3>
        <p className="font-semibold text-accent-ink">{therapist.role}</p>
        <p className="mt-3 text-ink-muted">{therapist.biography}</p>
        <TherapistFacts of={therapist} />
        {children && <p className="mt-2">{children}</p>}
      </div>
    </li>
  );
}

/** The photo, or the initials: a single illustration would show several people the same. */
function CardPicture({ of }: { of: Colleague }) {
  const { portrait } = of;
  const look = 'aspect-5/6 w-28 shrink-0 self-start rounded-xl bg-primary-soft object-cover sm:w-36';
  if (portrait === null)
    return (
      <span
        aria-hidden="true"
        className={`${look} grid place-items-center font-display font-semibold text-4xl text-primary-ink print:hidden`}
      >
        {initialsOf(of)}
      </span>
    );
  return (
    <img
      src={picturePath(portrait, 'small.webp')}
      width="400"
      height="480"
      alt={portrait.alt}
      loading="lazy"
      decoding="async"
      className={look}
    />
  );
}

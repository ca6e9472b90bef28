import { therapistSignature } from '#domain/website/identity/public-identity-text.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { CredentialList } from '#web/website/site/parts/credential-list.tsx';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { TherapistPicture } from '#web/website/site/parts/therapist-picture.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** The therapist's introduction, with five credentials. */
export function TherapistIntroduction() {
  const { identity, words, pathOf } = useSite();
  const { therapist } = identity;
  const { home } = words;
  const title = home.meetTitle(identity);
  return (
    <section aria-label={title} className="bg-surface">
      <div
        className={`${siteWidth} grid items-end gap-10 py-10 sm:pt-24 sm:pb-0 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16`}
      >
        <div className="self-center lg:order-2 lg:pb-24">
          <h2 className="font-display font-semibold text-headline">{title}</h2>
          <blockquote className="mt-4 max-w-2xl font-display text-xl leading-snug sm:mt-6 sm:text-title">
            {therapist.introduction}
          </blockquote>
          <p className="mt-5 text-ink-muted">
            <strong className="text-ink">{therapistSignature(identity)}</strong>
            <br />
            {therapist.role}
          </p>
          <div className="mt-6 sm:mt-8">
            <CredentialList />
          </div>
          <a
            href={pathOf('/about')}
            className={buttonStyles({
              variant: 'secondary',
              size: 'lg',
              className: 'mt-6 sm:mt-8 print:hidden',
            })}
          >
            {home.moreAbout(identity)}
          </a>
        </div>
        <TherapistPicture
          sizes="24rem"
          className="mx-auto aspect-5/6 w-full max-w-sm max-sm:hidden print:hidden"
        />
      </div>
    </section>
  );
}

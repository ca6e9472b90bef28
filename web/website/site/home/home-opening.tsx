import { therapistSignature } from '#domain/website/identity/public-identity-text.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { homeEyebrow } from '#web/website/site/content/offered-settings.ts';
import { LazyPicture } from '#web/website/site/parts/lazy-picture.tsx';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { TherapistPicture } from '#web/website/site/parts/therapist-picture.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** The top of the home page, which explains the practice at a glance. */
export function HomeOpening() {
  const { identity, words } = useSite();
  const { frame, home, services } = words;
  const { homeOpening } = home;
  return (
    <div className="overflow-x-clip">
      <div
        className={`${siteWidth} grid items-center gap-8 pt-8 pb-10 sm:pt-10 sm:pb-14 lg:grid-cols-[1.15fr_0.85fr] lg:py-16`}
      >
        <div>
          <p className="mb-5 font-semibold text-accent-ink">{homeEyebrow(identity, words)}</p>
          <h1 className="text-wrap font-display font-semibold text-hero">
            {homeOpening.title} <span className="block text-balance text-primary">{homeOpening.promise}</span>
          </h1>
          <p className="mt-6 max-w-xl text-ink-muted text-lead">{homeOpening.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:grid print:hidden">
            <a href="#contact" className={buttonStyles({ size: 'lg' })}>
              {frame.schedule}
            </a>
            <a href="#services" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
              {home.seeServices}
            </a>
          </div>
          <p className="mt-8 flex items-center gap-3">
            <TherapistPicture
              alt=""
              sizes="3rem"
              className="size-12 shrink-0 rounded-full bg-primary-soft object-cover object-top"
            />
            <span>
              {home.companyWords(identity)}{' '}
              <strong className="max-sm:block">{therapistSignature(identity)}</strong>
            </span>
          </p>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 font-medium text-ink-muted text-sm">
            {services.serviceBadges(identity).map((badge) => (
              <li key={badge} className="flex items-center gap-2">
                <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
                {badge}
              </li>
            ))}
          </ul>
        </div>
        <LazyPicture
          name="block-town"
          alt={homeOpening.picture}
          className="mx-auto aspect-32/29 w-full max-w-lg max-sm:hidden lg:-mr-8 lg:max-w-none print:hidden"
        />
      </div>
    </div>
  );
}

import { pageSettings } from '#web/site/content/en/page-settings.ts';
import {
  serviceBadges,
  serviceSections,
  servicesClosing,
  servicesOpening,
  serviceTitles,
} from '#web/site/content/en/services-content.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { siteWidth } from '#web/site/parts/page-section.tsx';
import { PageTop } from '#web/site/parts/page-top.tsx';
import { usePublicIdentity } from '#web/site/parts/public-identity-context.ts';
import { servicesGraph } from '#web/site/schema-org-graphs.ts';
import { ServiceSectionBlock } from './service-section-block.tsx';

export const meta = pageMeta(pageSettings.services, servicesGraph);

export default function ServicesPage() {
  const identity = usePublicIdentity();
  return (
    <>
      <PageTop opening={servicesOpening} tone="sun" illustration={<ServiceIndex />}>
        <ul className="flex flex-wrap gap-2">
          {serviceBadges(identity).map((badge) => (
            <li key={badge} className="rounded-full bg-surface px-4 py-1.5 font-semibold text-sm">
              {badge}
            </li>
          ))}
        </ul>
      </PageTop>
      <div className={`${siteWidth} grid gap-16 py-16 sm:gap-24 sm:py-24`}>
        {serviceSections(identity).map((section) => (
          <ServiceSectionBlock key={section.id} section={section} />
        ))}
      </div>
      <ClosingCall title={servicesClosing.title} text={servicesClosing.text}>
        <a
          href="/about"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Meet the therapist
        </a>
      </ClosingCall>
    </>
  );
}

/** Jumps to the five sections: the page is long on a phone. */
function ServiceIndex() {
  return (
    <nav aria-label="On this page">
      <ol className="rounded-2xl bg-surface p-3 shadow-card">
        {serviceTitles().map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-14 items-center gap-4 rounded-lg px-3 font-display font-semibold text-lg hover:bg-primary-soft"
            >
              <span
                aria-hidden="true"
                className="flex size-9 shrink-0 items-center justify-center rounded-md bg-sun-soft text-base"
              >
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

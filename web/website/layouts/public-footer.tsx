import { useId } from 'react';
import { hoursLine, phoneLink } from '#domain/website/identity/public-identity-text.ts';
import { isTeamShown, TEAM_PATH } from '#domain/website/identity/website-team.ts';
import { shownFooterPages } from '#domain/website/pages/footer-pages.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { controlStyles } from '#web/platform/ui/control-styles.ts';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { SiteMark } from '#web/website/site/parts/site-mark.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { useOfferedServices } from '#web/website/site/services/use-offered-services.ts';
import { type SiteLink, useSiteLinks } from './public-links.ts';

/** The footer of every website page: contact details, and links to all parts of the site. */
export function PublicFooter() {
  const { identity, language, words, pathOf } = useSite();
  const { frame } = words;
  const sections = useOfferedServices().map(({ id, title }) => ({
    href: pathOf(`/services#${id}`),
    label: title,
  }));
  return (
    <footer className="border-t bg-sunken print:hidden">
      <div
        className={`${siteWidth} grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.75rem),1fr))] gap-x-6 gap-y-6 py-8 sm:grid-cols-2 sm:gap-y-10 sm:py-14 sm:gap-x-10 lg:grid-cols-[1.4fr_0.7fr_1fr_1.4fr]`}
      >
        <div className="flex flex-col items-start gap-3 max-sm:col-span-full">
          <p className="flex items-center gap-2.5 font-display font-semibold text-lg">
            <SiteMark />
            {identity.practiceName}
          </p>
          <p className="text-ink-muted">{identity.tagline}</p>
          <p>
            <a
              href={phoneLink(identity)}
              className="inline-flex min-h-11 items-center font-semibold text-primary"
            >
              {identity.phone}
            </a>
            <br />
            <span className="text-ink-muted">{hoursLine(identity, language)}</span>
          </p>
        </div>
        <FooterLinks title={frame.footerTitles.quickLinks} links={useSiteLinks()} />
        <FooterLinks title={frame.footerTitles.services} links={sections} />
        <NewsletterBox />
      </div>
      <FooterPages />
      <div className="border-t">
        <p className={`${siteWidth} py-4 text-ink-muted text-sm`}>
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {frame.rightsText(identity)}
        </p>
      </div>
    </footer>
  );
}

/** Links to the footer pages that the owner shows. */
function FooterPages() {
  const { identity, words, pathOf } = useSite();
  const { footerPages, frame, team } = words;
  const pages = shownFooterPages(identity).map(({ id, path }): { path: string; label: string } => ({
    path,
    label: footerPages.footerPageStarts[id].eyebrow,
  }));
  if (isTeamShown(identity)) pages.unshift({ path: TEAM_PATH, label: team.name });
  if (pages.length === 0) return null;
  return (
    <nav aria-label={frame.footerTitles.practice} className="border-t">
      <ul className={`${siteWidth} flex flex-wrap gap-x-6 py-4`}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <FooterLink href={pathOf(path)} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ href, label }: SiteLink) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center py-2 text-ink-muted leading-tight hover:text-primary hover:underline lg:min-h-9"
    >
      {label}
    </a>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 font-semibold">
        {title}
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <FooterLink href={href} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens the visitor's own mail program with a message to the practice; nothing is sent to a server. */
function NewsletterBox() {
  const { identity, words } = useSite();
  const { newsletter, newsletterSubject } = words.frame;
  const id = useId();
  const subject = encodeURIComponent(newsletterSubject(identity));
  return (
    <form
      action={`mailto:${identity.email}?subject=${subject}`}
      method="post"
      encType="text/plain"
      className="min-w-0 max-sm:col-span-full"
    >
      <h2 className="mb-2 font-semibold">{newsletter.title}</h2>
      <p className="mb-3 text-ink-muted">{newsletter.lead}</p>
      <input type="hidden" name={newsletter.messageName} value={newsletter.message} />
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {newsletter.emailLabel}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name={newsletter.emailName}
          required
          autoComplete="email"
          placeholder={newsletter.emailExample}
          className={`${controlStyles} flex-1 basis-32`}
        />
        <button type="submit" className={buttonStyles()}>
          {newsletter.subscribe}
        </button>
      </div>
    </form>
  );
}

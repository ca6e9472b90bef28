import { clsx } from 'clsx';
import { Menu, Phone, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { phoneLink } from '#domain/website/identity/public-identity-text.ts';
import { trackedClick } from '#web/platform/hydration/analytics.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { SiteMark } from '#web/website/site/parts/site-mark.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { LanguageSwitch } from './public-language-switch.tsx';
import { currentMark, type SiteLink, useSiteLinks } from './public-links.ts';

const menuId = 'site-menu';
/** The style of the link to the current page or its parent. */
const currentLook = 'text-primary underline decoration-2 underline-offset-8';

/** The header of every website page; its menu on phones is plain HTML and works without scripts. */
export function PublicHeader() {
  const { identity, words, pathOf } = useSite();
  const { frame } = words;
  const links = useSiteLinks();
  return (
    // In a short window, such as at 400% zoom, a sticky header would cover the text.
    <header className="sticky top-0 z-40 border-b bg-canvas [@media(max-height:24rem)]:static print:static print:border-0 print:bg-transparent">
      <div
        className={`${siteWidth} flex min-h-16 flex-wrap items-center justify-end gap-x-1 py-2 sm:gap-x-2 lg:min-h-20`}
      >
        <a
          href={pathOf('/')}
          className="flex min-h-11 min-w-0 grow basis-32 items-center gap-2.5 text-ink no-underline"
        >
          <SiteMark />
          <span
            className={`${nameSize(identity.practiceName)} min-w-0 text-balance break-words font-display font-semibold leading-tight`}
          >
            {identity.practiceName}
          </span>
        </a>
        <nav aria-label={frame.menuLabel} className="hidden lg:block print:hidden">
          <ul className="flex">
            {links.map((link) => (
              <li key={link.href}>
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        {/* If there is no room for the name, it is in the menu. */}
        <LanguageSwitch className="inline-flex shrink-0 px-1 text-sm max-[22rem]:hidden sm:px-3 sm:text-base print:hidden" />
        <a
          href={phoneLink(identity)}
          aria-label={frame.callText(identity)}
          className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md font-semibold text-primary hover:bg-primary-soft sm:px-3"
          {...trackedClick('phone_call', 'header_phone')}
        >
          <Phone aria-hidden="true" className="size-5" />
          <span className="hidden whitespace-nowrap sm:inline print:inline">{identity.phone}</span>
        </a>
        <a
          href="/auth"
          className={buttonStyles({ variant: 'secondary', className: 'max-lg:hidden print:hidden' })}
        >
          {frame.therapistLogin}
        </a>
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={frame.openMenu}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink hover:bg-primary-soft lg:hidden print:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
      </div>
      <MobileMenu />
    </header>
  );
}

/** Returns the type size of the name: a long one would wrap next to the menu in a sticky header. */
function nameSize(practiceName: string): string {
  return practiceName.length > 32 ? 'text-sm' : 'text-base sm:text-lg';
}

/**
 * A native popover: it opens, closes and handles Escape without scripts; the page's start script closes it on
 * a tap.
 */
function MobileMenu() {
  const { frame } = useSite().words;
  const links = useSiteLinks();
  return (
    <div
      id={menuId}
      popover="auto"
      className="inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-b bg-surface text-ink shadow-overlay backdrop:bg-scrim lg:hidden"
    >
      <nav aria-label={frame.menuLabel} className={`${siteWidth} flex flex-col pb-6`}>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: the menu opens over the focused button
          autoFocus
          aria-label={frame.closeMenu}
          className="my-2.5 inline-flex size-11 items-center justify-center self-end rounded-md hover:bg-primary-soft"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
        <ul className="mb-5">
          {links.map((link) => (
            <li key={link.href} className="border-b">
              <MobileLink {...link} />
            </li>
          ))}
        </ul>
        <LanguageSwitch className="mb-5 flex" />
        <a href="/auth" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
          {frame.therapistLogin}
        </a>
      </nav>
    </div>
  );
}

function HeaderLink({ href, label }: SiteLink) {
  const current = currentMark(href, useLocation().pathname);
  return (
    <a
      href={href}
      aria-current={current}
      className={clsx(
        'inline-flex h-11 items-center whitespace-nowrap rounded-md px-3 font-medium hover:bg-primary-soft hover:text-primary-ink',
        current ? currentLook : 'text-ink',
      )}
    >
      {label}
    </a>
  );
}

function MobileLink({ href, label }: SiteLink) {
  const current = currentMark(href, useLocation().pathname);
  return (
    <a
      href={href}
      aria-current={current}
      className={clsx('flex min-h-14 items-center font-display text-title', current && currentLook)}
    >
      {label}
    </a>
  );
}

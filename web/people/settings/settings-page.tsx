import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SectionPages } from './section-pages.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import type { SettingsSection } from './settings-section.ts';

interface SettingsPageProps {
  sections: readonly SettingsSection[];
  /** A link above the heading. */
  above: ReactNode;
  /** A link at the end of the page. */
  below: ReactNode;
}

/** The settings page: the sections next to the current one, or on small screens in a menu above it. */
export function SettingsPage({ sections, above, below }: SettingsPageProps) {
  const isOwner = useUser().data?.isOwner ?? false;
  const { pathname } = useLocation();
  const shown = sections.filter(({ isForOwner }) => isOwner || !isForOwner);
  return (
    <>
      <PageHeader above={above} title="Settings" description="Your account and how the practice works." />
      <div className="@container">
        <div className="grid items-start gap-6 beside:grid-cols-[12rem_minmax(0,1fr)]">
          <nav
            aria-label="Settings"
            className="flex flex-col gap-1 beside:sticky beside:top-24 beside:-m-1 beside:max-h-[calc(100dvh-7rem)] beside:overflow-y-auto beside:p-1"
          >
            <SettingsMenu sections={shown} />
            {shown.map((section) => (
              <Fragment key={section.to}>
                <SectionLink section={section} />
                {section.pages && `${pathname}/`.startsWith(`${section.to}/`) && (
                  <SectionPages label={section.label} pages={section.pages} />
                )}
              </Fragment>
            ))}
          </nav>
          <div className="min-w-0 max-w-3xl has-data-wide:max-w-none">
            <Outlet />
            <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-muted text-sm">
              <a
                className="underline underline-offset-2"
                href="/notices.txt"
                target="_blank"
                rel="noreferrer"
              >
                Third-Party Notices
              </a>
              {below}
            </p>
          </div>
        </div>
      </div>
    </>
  );
}

function SectionLink({ section: { to, label, icon: Icon, pages } }: { section: SettingsSection }) {
  return (
    <NavLink
      to={to}
      end={to === '/settings'}
      aria-current={pages ? 'true' : 'page'}
      className={({ isActive }) =>
        clsx(
          'flex min-h-10 items-center gap-2.5 whitespace-nowrap max-lg:hidden @max-[40rem]:hidden rounded-lg px-3 font-medium text-sm transition-colors',
          isActive && !pages && 'bg-primary-soft',
          isActive ? 'text-primary-ink' : 'text-ink-muted hover:bg-sunken hover:text-ink',
        )
      }
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </NavLink>
  );
}

import { clsx } from 'clsx';
import { NavLink, Outlet } from 'react-router';
import { useUser } from '#web/auth/user-queries.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type SettingsSection, settingsSections } from './settings-sections.ts';

/** The settings: their parts beside, or on a phone above, the part in sight. */
export default function SettingsPage() {
  const isOwner = useUser().data?.isOwner ?? false;
  const sections = settingsSections.filter(({ isForOwner }) => isOwner || !isForOwner);
  return (
    <>
      <PageHeader title="Settings" description="Your account and how the practice works." />
      <div className="grid items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        {sections.length > 1 && (
          <nav
            aria-label="Settings"
            className="flex flex-wrap gap-1 max-lg:-mx-3 lg:sticky lg:top-24 lg:flex-col"
          >
            {sections.map((section) => (
              <SectionLink key={section.to} section={section} />
            ))}
          </nav>
        )}
        <div className="min-w-0 max-w-3xl">
          <Outlet />
        </div>
      </div>
    </>
  );
}

function SectionLink({ section: { to, label, icon: Icon } }: { section: SettingsSection }) {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        clsx(
          'flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-lg px-3 font-medium text-sm transition-colors lg:min-h-10',
          isActive ? 'bg-primary-soft text-primary-ink' : 'text-ink-muted hover:bg-sunken hover:text-ink',
        )
      }
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </NavLink>
  );
}

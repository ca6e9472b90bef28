import {
  ArchiveRestore,
  Building2,
  Database,
  DatabaseBackup,
  FilePenLine,
  Globe,
  History,
  Mail,
  MessageSquareQuote,
  MonitorSmartphone,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Users,
} from 'lucide-react';
import type { SettingsSection } from '#web/people/settings/settings-section.ts';
import { websiteSectionPages } from '#web/website/editor/website-section-pages.ts';

/** A section of the settings with the file of its page, from `web/program/`. */
interface RoutedSection extends SettingsSection {
  file: string;
}

/** The sections of the settings, from personal ones to the practice's. The menu and the routes read them. */
export const settingsSections: readonly RoutedSection[] = [
  {
    to: '/settings',
    label: 'Account',
    icon: UserRound,
    isForOwner: false,
    file: 'screens/account-screen.tsx',
  },
  {
    to: '/settings/preferences',
    label: 'Preferences',
    icon: SlidersHorizontal,
    isForOwner: false,
    file: '../people/users/preferences-page.tsx',
  },
  {
    to: '/settings/phrases',
    label: 'Phrases',
    icon: MessageSquareQuote,
    isForOwner: false,
    file: '../clinical/phrases/phrases-page.tsx',
  },
  {
    to: '/settings/security',
    label: 'Security',
    icon: ShieldCheck,
    isForOwner: false,
    file: '../people/sign-in/security-page.tsx',
  },
  {
    to: '/settings/devices',
    label: 'Devices',
    icon: MonitorSmartphone,
    isForOwner: false,
    file: '../people/sign-in/devices-page.tsx',
  },
  {
    to: '/settings/practice',
    label: 'Practice',
    icon: Building2,
    isForOwner: false,
    file: '../people/practice/practice-page.tsx',
  },
  {
    to: '/settings/documentation',
    label: 'Documentation',
    icon: FilePenLine,
    isForOwner: true,
    file: '../clinical/documentation-settings/documentation-page.tsx',
  },
  {
    to: '/settings/website',
    label: 'Website',
    icon: Globe,
    isForOwner: true,
    file: '../website/editor/website-layout.tsx',
    pages: websiteSectionPages,
  },
  {
    to: '/settings/mail',
    label: 'Mail',
    icon: Mail,
    isForOwner: true,
    file: '../people/practice/mail-page.tsx',
  },
  {
    to: '/settings/team',
    label: 'Team',
    icon: Users,
    isForOwner: true,
    file: '../people/team/team-page.tsx',
  },
  {
    to: '/settings/sealed-records',
    label: 'Sealed Records',
    icon: ArchiveRestore,
    isForOwner: true,
    file: '../records/sealed-records/sealed-records-page.tsx',
  },
  {
    to: '/settings/activity',
    label: 'Activity',
    icon: History,
    isForOwner: false,
    file: '../records/activity/activity-page.tsx',
  },
  {
    to: '/settings/data',
    label: 'Data',
    icon: Database,
    isForOwner: false,
    file: '../records/export/records-page.tsx',
  },
  {
    to: '/settings/backups',
    label: 'Backups',
    icon: DatabaseBackup,
    isForOwner: true,
    file: '../records/backups/backups-page.tsx',
  },
];

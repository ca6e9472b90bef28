import {
  ArchiveRestore,
  Building2,
  Database,
  DatabaseBackup,
  FilePenLine,
  Globe,
  History,
  MessageSquareQuote,
  MonitorSmartphone,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Users,
} from 'lucide-react';
import { SettingsPage } from '#web/people/settings/settings-page.tsx';
import type { SettingsSection } from '#web/people/settings/settings-section.ts';

/** The sections of the settings, from personal ones to the practice's. */
const sections: readonly SettingsSection[] = [
  { to: '/settings', label: 'Account', icon: UserRound, isForOwner: false },
  { to: '/settings/preferences', label: 'Preferences', icon: SlidersHorizontal, isForOwner: false },
  { to: '/settings/phrases', label: 'Phrases', icon: MessageSquareQuote, isForOwner: false },
  { to: '/settings/security', label: 'Security', icon: ShieldCheck, isForOwner: false },
  { to: '/settings/devices', label: 'Devices', icon: MonitorSmartphone, isForOwner: false },
  { to: '/settings/practice', label: 'Practice', icon: Building2, isForOwner: false },
  { to: '/settings/documentation', label: 'Documentation', icon: FilePenLine, isForOwner: true },
  { to: '/settings/website', label: 'Website', icon: Globe, isForOwner: true },
  { to: '/settings/team', label: 'Team', icon: Users, isForOwner: true },
  { to: '/settings/sealed-records', label: 'Sealed Records', icon: ArchiveRestore, isForOwner: true },
  { to: '/settings/activity', label: 'Activity', icon: History, isForOwner: false },
  { to: '/settings/data', label: 'Data', icon: Database, isForOwner: false },
  { to: '/settings/backups', label: 'Backups', icon: DatabaseBackup, isForOwner: true },
];

/** The settings, with the sections of all wings. */
export default function SettingsScreen() {
  return <SettingsPage sections={sections} />;
}

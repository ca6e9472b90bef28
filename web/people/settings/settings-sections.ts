import {
  ArchiveRestore,
  Building2,
  Database,
  DatabaseBackup,
  FilePenLine,
  Globe,
  History,
  type LucideIcon,
  MessageSquareQuote,
  MonitorSmartphone,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Users,
} from 'lucide-react';

export interface SettingsSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whether only the practice's owner can use it. */
  isForOwner: boolean;
}

/** The sections of the settings, from personal ones to the practice's. */
export const settingsSections: readonly SettingsSection[] = [
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

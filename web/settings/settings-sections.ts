import { type LucideIcon, UserRound } from 'lucide-react';

export interface SettingsSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whether only the owner of the practice has anything to do there. */
  isForOwner: boolean;
}

/** The parts of the settings, from one's own to the practice's. */
export const settingsSections: readonly SettingsSection[] = [
  { to: '/settings', label: 'Account', icon: UserRound, isForOwner: false },
];

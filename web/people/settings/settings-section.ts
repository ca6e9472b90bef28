import type { LucideIcon } from 'lucide-react';

export interface SettingsSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whether only the practice's owner can use it. */
  isForOwner: boolean;
}

import type { LucideIcon } from 'lucide-react';

export interface SettingsSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whether only the practice's owner can use it. */
  isForOwner: boolean;
  /** Its pages, if it has several. */
  pages?: readonly SectionPage[];
}

export interface SectionPage {
  to: string;
  label: string;
  /** The paths of further pages that belong to it. */
  below?: readonly string[];
}

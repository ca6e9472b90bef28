import {
  CalendarCheck2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleCheck,
  ClipboardList,
  FileText,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  PenLine,
  ReceiptText,
  Settings,
  Users,
} from 'lucide-react';

export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The pages of the app, in the order of a working day. */
export const menuEntries: readonly MenuEntry[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/calendar', label: 'Calendar', icon: CalendarDays },
  { to: '/clients', label: 'Clients', icon: Users },
  { to: '/sessions', label: 'Sessions', icon: NotebookPen },
  { to: '/notes', label: 'Notes', icon: PenLine },
  { to: '/assessments', label: 'Assessments', icon: ClipboardList },
  { to: '/documents', label: 'Documents', icon: FileText },
  { to: '/annuals', label: 'Annuals', icon: CalendarCheck2 },
  { to: '/invoices', label: 'Invoices', icon: ReceiptText },
  { to: '/reports', label: 'Reports', icon: ChartNoAxesColumn },
  { to: '/settings', label: 'Settings', icon: Settings },
];

/** An additional entry for therapists who supervise others. */
export const reviewsEntry: MenuEntry = { to: '/reviews', label: 'Reviews', icon: CircleCheck };

/** An additional entry for the practice's owner. */
export const inquiriesEntry: MenuEntry = { to: '/inquiries', label: 'Inquiries', icon: Inbox };

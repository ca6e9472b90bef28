import {
  CalendarCheck2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleCheck,
  ClipboardList,
  FileText,
  Hourglass,
  Inbox,
  LayoutDashboard,
  NotebookPen,
  PenLine,
  ReceiptText,
  Settings,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { NotesMenuLink } from '#web/clinical/notes/notes-menu-link.tsx';
import { ReviewMenuLink } from '#web/clinical/reviews/review-menu-link.tsx';
import type { MenuEntry, MenuEntryProps } from '#web/platform/navigation/practice-menu-link.tsx';
import { InquiryMenuLink } from '#web/website/inquiries/inquiry-menu-link.tsx';

/** A page that the menu leads to. */
export interface PracticePage extends MenuEntry {
  /** Its entry in the menu, if it shows a count or only some users see it. */
  MenuLink?: ComponentType<MenuEntryProps>;
  /** The page that the key `n` opens there. */
  newPath?: string;
  /** What the page of one of its records is called in links back to it. */
  recordName?: string;
  /** Who may open it; by default every therapist. */
  isFor?: 'owner' | 'supervisors';
}

/** The pages of the app, in the order of a working day. The menu, the palette, the key `n` and links back read them. */
export const practicePages: readonly PracticePage[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/calendar', label: 'Calendar', icon: CalendarDays, newPath: '/sessions/new' },
  {
    to: '/clients',
    label: 'Clients',
    icon: Users,
    newPath: '/clients/new',
    recordName: 'Client',
    below: ['/goals', '/mandates'],
  },
  {
    to: '/sessions',
    label: 'Sessions',
    icon: NotebookPen,
    newPath: '/sessions/new',
    recordName: 'Session',
    below: ['/groups'],
  },
  { to: '/notes', label: 'Notes', icon: PenLine, MenuLink: NotesMenuLink },
  {
    to: '/assessments',
    label: 'Assessments',
    icon: ClipboardList,
    newPath: '/assessments/new',
    recordName: 'Assessment',
  },
  { to: '/documents', label: 'Documents', icon: FileText },
  { to: '/services-owed', label: 'Services Owed', icon: Hourglass },
  { to: '/annuals', label: 'Annuals', icon: CalendarCheck2 },
  {
    to: '/invoices',
    label: 'Invoices',
    icon: ReceiptText,
    newPath: '/invoices/new',
    recordName: 'Invoice',
    below: ['/vouchers', '/payments'],
  },
  { to: '/reports', label: 'Reports', icon: ChartNoAxesColumn },
  { to: '/settings', label: 'Settings', icon: Settings },
  { to: '/reviews', label: 'Reviews', icon: CircleCheck, MenuLink: ReviewMenuLink, isFor: 'supervisors' },
  { to: '/inquiries', label: 'Inquiries', icon: Inbox, MenuLink: InquiryMenuLink, isFor: 'owner' },
];

const pagesBelow = [
  { to: '/groups', label: 'Groups', recordName: 'Group' },
  { to: '/vouchers', label: 'Monthly Billing' },
  { to: '/payments', label: 'Payments', recordName: 'Payment' },
];

/** Returns the page that the key `n` opens on a list page; undefined if there is none. */
export function newPathFor(pathname: string): string | undefined {
  return practicePages.find(({ to }) => to === pathname)?.newPath;
}

/** Returns what a link back to a page is called: the kind of its record, otherwise the page's name in the menu. */
export function pageLabelOf(pathname: string): string {
  const [, first = '', id] = pathname.split('/');
  const page = [...practicePages, ...pagesBelow].find(({ to }) => to === `/${first}`);
  return (id && page?.recordName) || (page?.label ?? 'Back');
}

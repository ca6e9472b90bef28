import { Inbox } from 'lucide-react';
import { useUser } from '#web/auth/user-queries.ts';
import { PracticeMenuLink } from '#web/layouts/practice-menu-link.tsx';
import { useNewInquiryCount } from './inquiry-queries.ts';

const entry = { to: '/inquiries', label: 'Inquiries', icon: Inbox };

/** The menu's way to the inquiries, with how many are new; for the owner of the practice alone. */
export function InquiryMenuLink({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const isOwner = useUser().data?.isOwner ?? false;
  const count = useNewInquiryCount();
  return isOwner && <PracticeMenuLink entry={entry} newCount={count} onChoose={onChoose} />;
}

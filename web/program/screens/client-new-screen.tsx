import { ClientNewPage } from '#web/caseload/clients/client-new-page.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { useInquiryOrigin } from '#web/website/inquiries/use-inquiry-origin.ts';

export const meta = practiceTitle('Add New Client');

/** The form for a new client, filled in with a family's inquiry if it is opened from one. */
export default function ClientNewScreen() {
  return <ClientNewPage origin={useInquiryOrigin()} />;
}

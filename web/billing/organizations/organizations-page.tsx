import { useParams } from 'react-router';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { OrganizationListPage } from './organization-list-page.tsx';
import { OrganizationPage } from './organization-page.tsx';

export const meta = practiceTitle('Schools & Payers');

/** The schools and payers, or one of them: one file for both routes, since each adds to what the app opens with. */
export default function OrganizationsPage() {
  const { id } = useParams();
  return id === undefined ? <OrganizationListPage /> : <OrganizationPage id={id} />;
}

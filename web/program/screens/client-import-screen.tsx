import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { ClientImportPage } from '#web/records/imports/client-import-page.tsx';
import { LinkAfterFirstSteps } from './first-steps-link.tsx';

export const meta = practiceTitle('Import Clients');

/** The import of clients, which leads back to the first steps or to the settings. */
export default function ClientImportScreen() {
  return (
    <ClientImportPage above={<LinkAfterFirstSteps usual={<BackLink to="/settings/data">Data</BackLink>} />} />
  );
}

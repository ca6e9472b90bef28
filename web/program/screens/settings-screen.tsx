import { SettingsPage } from '#web/people/settings/settings-page.tsx';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { settingsSections } from '#web/program/settings-sections.ts';
import { useFirstStepsWanted } from './first-steps-choice.ts';

/** The settings, with the sections of all wings. Most first steps lead here, so the owner finds the way back to them. */
export default function SettingsScreen() {
  const isOwner = useUser().data?.isOwner ?? false;
  const areStepsWanted = useFirstStepsWanted() && isOwner;
  return (
    <SettingsPage
      sections={settingsSections}
      above={areStepsWanted && <BackLink to="/dashboard">Back to First Steps</BackLink>}
    />
  );
}

import { Link } from 'react-router';
import { SettingsPage } from '#web/people/settings/settings-page.tsx';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { settingsSections } from '#web/program/settings-sections.ts';
import { showFirstSteps, useFirstStepsWanted } from './first-steps-choice.ts';
import { FirstStepsLink } from './first-steps-link.tsx';

/**
 * The settings, with the sections of all wings. Most first steps lead here, so the owner finds the way back to them, or
 * brings them back.
 */
export default function SettingsScreen() {
  const isOwner = useUser().data?.isOwner ?? false;
  const areStepsWanted = useFirstStepsWanted();
  return (
    <SettingsPage
      sections={settingsSections}
      above={isOwner && areStepsWanted && <FirstStepsLink />}
      below={
        isOwner &&
        !areStepsWanted && (
          <Link
            className="inline-flex items-center underline underline-offset-2 max-md:min-h-11"
            to="/dashboard"
            onClick={showFirstSteps}
          >
            Show First Steps
          </Link>
        )
      }
    />
  );
}

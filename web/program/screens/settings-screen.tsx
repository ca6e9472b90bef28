import { SettingsPage } from '#web/people/settings/settings-page.tsx';
import { settingsSections } from '#web/program/settings-sections.ts';

/** The settings, with the sections of all wings. */
export default function SettingsScreen() {
  return <SettingsPage sections={settingsSections} />;
}

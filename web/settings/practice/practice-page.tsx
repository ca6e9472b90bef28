import { useState } from 'react';
import { useUser } from '#web/auth/user-queries.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { usePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { PracticeSettingsForm } from './practice-settings-form.tsx';

export const meta = practiceTitle('Practice Settings');

/** How the practice works: the owner changes it, everybody may read it. */
export default function PracticePage() {
  const isOwner = useUser().data?.isOwner ?? false;
  const latest = usePracticeSettings();
  // The settings as they were when the form opened: only what differs from them is sent.
  const [opened, setOpened] = useState(latest);
  return (
    <PracticeSettingsForm
      key={JSON.stringify(opened)}
      settings={opened}
      isOwner={isOwner}
      onSaved={setOpened}
    />
  );
}

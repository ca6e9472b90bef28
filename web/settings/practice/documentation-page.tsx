import { practiceTitle } from '#web/navigation/practice-title.ts';
import { DocumentationFields } from './documentation-fields.tsx';
import { LevelNameFields } from './level-name-fields.tsx';
import { PracticeSettingsForm } from './practice-settings-form.tsx';

export const meta = practiceTitle('Documentation Settings');

/** What the practice asks of its notes: the owner changes it, everybody may read it. */
export default function DocumentationPage() {
  return (
    <PracticeSettingsForm draftKey="documentation settings">
      {() => (
        <>
          <DocumentationFields />
          <LevelNameFields />
        </>
      )}
    </PracticeSettingsForm>
  );
}

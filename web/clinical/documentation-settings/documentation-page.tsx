import { PracticeSettingsForm } from '#web/people/practice/practice-settings-form.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { DocumentationFields } from './documentation-fields.tsx';
import { LevelNameFields } from './level-name-fields.tsx';

export const meta = practiceTitle('Documentation Settings');

/** Settings page for the practice's documentation: the owner can change it, everyone can read it. */
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

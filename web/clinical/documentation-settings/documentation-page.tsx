import { PracticeSettingsForm } from '#web/people/practice/practice-settings-form.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { DocumentationFields } from './documentation-fields.tsx';
import { LevelNameFields } from './level-name-fields.tsx';

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

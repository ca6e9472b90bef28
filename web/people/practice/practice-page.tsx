import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { LetterheadFields } from './letterhead-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { PracticeSettingsForm } from './practice-settings-form.tsx';
import { ProcedureCodeFields } from './procedure-code-fields.tsx';
import { ProgressCodeFields } from './progress-code-fields.tsx';
import { WorkFields } from './work-fields.tsx';

export const meta = practiceTitle('Practice Settings');

/** The page of practice settings: the owner can change them, everybody can read them. */
export default function PracticePage() {
  return (
    <PracticeSettingsForm draftKey="practice settings">
      {(isOwner) => (
        <>
          <LetterheadFields />
          <WorkFields isOwner={isOwner} />
          <ProgressCodeFields isOwner={isOwner} />
          <MoneyFields />
          <ProcedureCodeFields isOwner={isOwner} />
        </>
      )}
    </PracticeSettingsForm>
  );
}

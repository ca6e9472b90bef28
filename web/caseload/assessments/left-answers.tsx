import { answerText } from '#domain/caseload/assessments/answer-text.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useDraftState } from '#web/platform/api/draft-state.ts';
import { LeftTextCard } from '#web/platform/drafts/left-text-card.tsx';
import { answerDrafts } from './answer-drafts.ts';

/** The answers that were given on this device to an assessment that no longer exists. */
export function LeftAnswers({ id }: { id: number }) {
  const drafts = answerDrafts(useUser().data?.id ?? 0);
  const key = String(id);
  const text = useDraftState(() => {
    const draft = drafts.read(key);
    const answers = Array.isArray(draft) ? draft : draft?.content;
    return answers?.map(({ text, answer }) => `${text}\n${answerText(answer)}`).join('\n');
  });
  if (!text) return null;
  return (
    <div className="mt-5">
      <LeftTextCard title="What You Answered" left={{ text, discard: () => drafts.drop(key) }} />
    </div>
  );
}

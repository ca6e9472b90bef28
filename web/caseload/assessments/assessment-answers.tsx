import { CircleCheck, RotateCcw } from 'lucide-react';
import { answerText } from '#domain/caseload/assessments/answer-text.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { earlierAnswers } from '#domain/caseload/assessments/earlier-answers.ts';
import type { Response } from '#domain/caseload/assessments/question.ts';
import { answeredCount } from '#domain/caseload/assessments/response-fit.ts';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { CompetingVersions } from '#web/platform/drafts/competing-versions.tsx';
import { SavingLine } from '#web/platform/drafts/saving-line.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { ProgressBar } from '#web/platform/ui/progress-bar.tsx';
import { AnswerField } from './answer-field.tsx';
import { useUpdateAssessment } from './assessment-mutations.ts';
import { AssessmentPrintHead } from './assessment-print-head.tsx';
import { useClientAssessments } from './assessment-queries.ts';
import { EarlierAnswerList } from './earlier-answer-list.tsx';
import { answersIn, useAnswers } from './use-answers.ts';

const saveTexts: Record<AutosaveStatus, string> = {
  clean: 'All answers saved',
  saved: 'All answers saved',
  unsaved: 'Saving...',
  saving: 'Saving...',
  waiting: 'Not saved yet. Trying again...',
  refused: 'These answers could not be saved. Reload the page to see the latest version.',
  conflict: 'Changed somewhere else too. Please choose which to keep.',
};

/** The questions with autosaved answers, and the buttons to complete and reopen. */
export function AssessmentAnswers({ assessment }: { assessment: Assessment }) {
  const { answers, answer, state, saver } = useAnswers(assessment);
  const assessments = useClientAssessments(assessment.clientId);
  const update = useUpdateAssessment(assessment.id);
  const isCompleted = assessment.status === 'completed';
  const count = answeredCount(answers);
  // The position of a question identifies its answer on the form.
  const asked = assessment.questions.map((question, index) => ({
    key: `question ${index}`,
    question,
    index,
  }));

  async function changeStatus(): Promise<void> {
    await saver.flush();
    if (saver.state.status === 'conflict') return;
    update.mutate({ status: isCompleted ? 'pending' : 'completed' });
  }

  return (
    <>
      <AssessmentPrintHead assessment={assessment} />
      <div className="sticky top-16 z-10 -mx-4 mb-5 bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 print:hidden">
        <div className="flex flex-wrap justify-between gap-x-4 text-ink-muted text-sm">
          <p>{`${count} of ${assessment.questions.length} answered`}</p>
          <SavingLine status={state.status}>{saveTexts[state.status]}</SavingLine>
        </div>
        <ProgressBar
          label="Answered questions"
          value={count}
          max={assessment.questions.length}
          className="mt-2 w-full"
        />
      </div>
      {state.status === 'conflict' && state.other && (
        <div className="mb-5">
          <CompetingVersions
            title="These answers were also changed somewhere else. There they are:"
            there={changedAnswers(assessment, answers, answersIn(state.other, assessment))}
            mine="Keep My Answers"
            onMine={() => void saver.chooseMine()}
            onOther={() => saver.takeOther()}
          />
        </div>
      )}
      <Card>
        <ol className="divide-y divide-line">
          {asked.map(({ key, question, index }) => (
            <li key={key} className="p-5 print:break-inside-avoid">
              <AnswerField
                number={index + 1}
                question={question}
                answer={answers[index] ?? null}
                isFixed={isCompleted}
                onAnswer={(given) => answer(index, given)}
              />
              <EarlierAnswerList earlier={earlierAnswers(question, assessment, assessments.data ?? [])} />
            </li>
          ))}
        </ol>
      </Card>
      <div className="mt-5 flex justify-end print:hidden">
        <Button
          variant={isCompleted ? 'secondary' : 'primary'}
          pending={update.isPending}
          pendingText={isCompleted ? 'Reopening...' : 'Completing...'}
          onClick={changeStatus}
          className="max-sm:w-full"
        >
          {isCompleted ? <RotateCcw aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          {isCompleted ? 'Reopen Assessment' : 'Complete Assessment'}
        </Button>
      </div>
    </>
  );
}

/** Returns the answers that differ on the server, by question. */
function changedAnswers(
  { questions }: Assessment,
  here: readonly Response[],
  there: readonly Response[],
): string {
  return questions
    .flatMap(({ text }, place) => {
      const answer = there[place] ?? null;
      return answer === here[place] ? [] : [`${place + 1}. ${text}\n${answerText(answer)}`];
    })
    .join('\n');
}

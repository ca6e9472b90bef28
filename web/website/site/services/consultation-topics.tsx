import { useSiteWords } from '#web/website/site/parts/site-language.ts';

/** The six groups of topics, each with typical questions of parents. */
export function ConsultationTopics() {
  const { consultationTopics } = useSiteWords().consultation;
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {consultationTopics.map(({ title, questions }) => (
        <li key={title} className="break-inside-avoid border-accent border-t-4 pt-5">
          <h3 className="font-display font-semibold text-xl">{title}</h3>
          <ul className="mt-3 grid gap-2 text-ink-muted">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

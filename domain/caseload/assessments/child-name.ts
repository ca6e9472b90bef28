import { fullNameOf } from '#domain/platform/names.ts';
import type { AskedContent } from './asked-content.ts';

interface Named {
  firstName: string;
  lastName: string;
}

/**
 * Returns the content with the child's full, first or last name replaced by "the child". Case matters: "will" is a
 * word, Will a name. Returns the same object if the name does not occur.
 */
export function withoutName<Content extends AskedContent>(content: Content, child: Named): Content {
  const unnamed = <Text extends string | null | undefined>(text: Text) =>
    text ? unnamedText(text, child) : text;
  const changed: Content = {
    ...content,
    title: unnamedText(content.title, child),
    description: unnamed(content.description),
    questions: content.questions.map((question) => ({
      ...question,
      text: unnamedText(question.text, child),
      ...(question.options && { options: question.options.map((option) => unnamedText(option, child)) }),
      ...(question.lowAnchor && { lowAnchor: unnamedText(question.lowAnchor, child) }),
      ...(question.highAnchor && { highAnchor: unnamedText(question.highAnchor, child) }),
    })),
  };
  return JSON.stringify(changed) === JSON.stringify(content) ? content : changed;
}

function unnamedText(text: string, child: Named): string {
  const names = [fullNameOf(child), child.firstName, child.lastName].map(literally).join('|');
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(name, (_, place: number) => (place === 0 ? 'The child' : 'the child'));
}

function literally(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

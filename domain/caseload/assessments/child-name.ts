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
    text ? replaceName(text, child) : text;
  const changed: Content = {
    ...content,
    title: replaceName(content.title, child),
    description: unnamed(content.description),
    questions: content.questions.map((question) => ({
      ...question,
      text: replaceName(question.text, child),
      ...(question.options && { options: question.options.map((option) => replaceName(option, child)) }),
      ...(question.lowAnchor && { lowAnchor: replaceName(question.lowAnchor, child) }),
      ...(question.highAnchor && { highAnchor: replaceName(question.highAnchor, child) }),
    })),
  };
  return JSON.stringify(changed) === JSON.stringify(content) ? content : changed;
}

function replaceName(text: string, child: Named): string {
  const names = [fullNameOf(child), child.firstName, child.lastName].map(escapeRegExp).join('|');
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(name, (_, place: number) => (place === 0 ? 'The child' : 'the child'));
}

function escapeRegExp(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

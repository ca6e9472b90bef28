import { apiReplies } from '#domain/program/api-replies.ts';
import type { ReceivedReply, SentRequest } from './test-visitor.ts';

/** Checking thousands of rows would slow tests that measure time; short lists have the same shape. */
const LONGEST_READ = 500_000;

const answers = Object.entries(apiReplies).map(([call, shape]) => ({
  call,
  shape,
  pattern: new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`),
  isOpen: call.includes(':id'),
}));
// Static addresses come before those with parameters.
answers.sort((one, other) => Number(one.isOpen) - Number(other.isOpen));

/** Throws for a successful reply whose shape differs from domain/program/api-replies.ts. */
export function refuseOtherReply({ method, path }: SentRequest, { status, text }: ReceivedReply): void {
  if (status >= 300 || text.length > LONGEST_READ) return;
  const address = path.split('?', 1)[0];
  const described = answers.find(({ pattern }) => pattern.test(`${method} ${address}`));
  if (described === undefined) return;
  const { error } = described.shape.safeParse(text === '' ? undefined : JSON.parse(text));
  if (error) throw new Error(`${described.call} answers in another shape: ${error.message}`);
}

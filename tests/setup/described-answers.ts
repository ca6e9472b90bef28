import { apiReplies } from '#domain/program/api-replies.ts';
import type { ReceivedReply, SentRequest } from './test-visitor.ts';

/** Looking at thousands of rows would hold up tests that measure time; they are made as those of a short list are. */
const LONGEST_READ = 500_000;

const answers = Object.entries(apiReplies).map(([call, shape]) => ({
  call,
  shape,
  pattern: new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`),
  isOpen: call.includes(':id'),
}));
// An address that names everything comes before one that leaves something open.
answers.sort((one, other) => Number(one.isOpen) - Number(other.isOpen));

/** Throws for a success that is not in the shape which domain/program/api-replies.ts says for its call. */
export function refuseOtherReply({ method, path }: SentRequest, { status, text }: ReceivedReply): void {
  if (status >= 300 || text.length > LONGEST_READ) return;
  const address = path.split('?', 1)[0];
  const described = answers.find(({ pattern }) => pattern.test(`${method} ${address}`));
  if (described === undefined) return;
  const { error } = described.shape.safeParse(text === '' ? undefined : JSON.parse(text));
  if (error) throw new Error(`${described.call} answers in another shape: ${error.message}`);
}

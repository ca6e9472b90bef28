import type { ApiCall, ApiReply } from '#domain/program/api-replies.ts';

export type ListParams = Readonly<Record<string, string | number | undefined>>;

/** What goes with a call. */
export interface Sent {
  /** What stands for ":id" in its address. */
  id?: number | string;
  /** What stands for ":clientId" in it. */
  clientId?: number;
  /** What stands for ":goalId" in it. */
  goalId?: number;
  query?: ListParams;
  /** A file travels as it is, anything else as JSON. */
  body?: unknown;
  /** Goes with what makes a record. */
  idempotencyKey?: string | undefined;
}

/** As `Sent`, with the id where the address of the call has a place for one. */
export type SentWith<Call extends ApiCall> = Call extends `${string}/:id${string}`
  ? Sent & Required<Pick<Sent, 'id'>>
  : Sent & { id?: never };

/** Calls that answer a list. */
export type ListCall = {
  [Call in ApiCall & `GET ${string}`]: ApiReply<Call> extends readonly unknown[] ? Call : never;
}[ApiCall & `GET ${string}`];
export type ItemOf<Call extends ListCall> = ApiReply<Call>[number];

/** Of them, those whose address has no place for an id. */
export type WholeListCall = Exclude<ListCall, `${string}:id${string}`>;

/** The method of a call, and its address with what goes with it. */
export function addressed(
  call: ApiCall,
  { id = '', clientId = 0, goalId = 0, query = {} }: Sent = {},
): [method: string, address: string] {
  const [method = '', pattern = ''] = call.split(' ');
  const path = pattern
    .replace(':id', encodeURIComponent(id))
    .replace(':clientId', String(clientId))
    .replace(':goalId', String(goalId));
  return [method, listAddress(path, query)];
}

/** The address of a list narrowed by what is stated; 'all' and nothing narrow nothing. */
function listAddress(path: string, params: ListParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '' && value !== 'all') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

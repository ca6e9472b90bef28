import type { ApiCall, ApiReply } from '#domain/program/api-replies.ts';

export type ListParams = Readonly<Record<string, string | number | undefined>>;

/** The parameters of a call. */
export interface Sent {
  /** The value of ":id" in the address. */
  id?: number | string;
  /** The value of ":clientId". */
  clientId?: number;
  /** The value of ":goalId". */
  goalId?: number;
  query?: ListParams;
  /** A file is sent as it is, anything else as JSON. */
  body?: unknown;
  /** Sent when creating a record. */
  idempotencyKey?: string | undefined;
}

/** Like `Sent`, but with a required id if the call's address has one. */
export type SentWith<Call extends ApiCall> = Call extends `${string}/:id${string}`
  ? Sent & Required<Pick<Sent, 'id'>>
  : Sent & { id?: never };

/** Calls that reply with a list. */
export type ListCall = {
  [Call in ApiCall & `GET ${string}`]: ApiReply<Call> extends readonly unknown[] ? Call : never;
}[ApiCall & `GET ${string}`];
export type ItemOf<Call extends ListCall> = ApiReply<Call>[number];

/** List calls without an id in the address. */
export type WholeListCall = Exclude<ListCall, `${string}:id${string}`>;

/** Returns a call's method, and its address with the parameters filled in. */
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

/** Returns a list's address with filters; 'all' and undefined filter nothing. */
function listAddress(path: string, params: ListParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '' && value !== 'all') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

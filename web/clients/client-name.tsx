import type { PersonName } from '#domain/names.ts';

/** A client's name with the surname bold, by which lists are searched with the eyes. */
export function ClientName({ client: { firstName, lastName } }: { client: PersonName }) {
  return (
    <>
      {firstName} <span className="font-bold">{lastName}</span>
    </>
  );
}

import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The owner's photo and logo in the sizes that the website shows, as they are sent; `body` is the file in base64. */
export function websitePicturesMigration(engine: Engine) {
  const type = columnTypesOf(engine);
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      await sql
        .raw(
          `CREATE TABLE website_pictures (
             picture TEXT NOT NULL,
             file TEXT NOT NULL CHECK (file IN ('small.webp', 'large.webp', 'photo.jpg', 'mark.png', 'icon.png', 'logo.png')),
             body TEXT NOT NULL,
             created_at ${type.instant} NOT NULL,
             PRIMARY KEY (picture, file)
           )`,
        )
        .execute(queries);
    },
  };
}

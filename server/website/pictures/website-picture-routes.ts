import type { FastifyInstance } from 'fastify';
import { PICTURE_BYTES, pictureQuery } from '#domain/website/pictures/website-picture.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import { makePictureFiles } from './picture-files.ts';
import { savePicture } from './website-picture-store.ts';

const FILE_TYPE = 'application/octet-stream';

/** Routes for uploading the owner's photo and logo; they are shown with the edition that uses them. */
export async function websitePictureRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  app.addContentTypeParser(
    FILE_TYPE,
    { parseAs: 'buffer', bodyLimit: PICTURE_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post(
    '/api/website-identity/pictures',
    { onRequest: requireOwner, bodyLimit: PICTURE_BYTES, ...routeDoc(taking) },
    async (request, reply) => {
      const { kind, ...crop } = parseQuery(pictureQuery, request.query);
      if (!Buffer.isBuffer(request.body)) throw invalid('Please choose a JPEG, PNG or WebP picture');
      const files = await makePictureFiles(request.body, kind, crop);
      const picture = await savePicture(database, files, request.practice.now);
      return reply.code(201).header('cache-control', 'no-store').send({ picture });
    },
  );
}

const taking = {
  summary: 'Upload a photo or a logo for the website; its sizes are made, and an edition can reference it',
  access: 'owner',
  query: pictureQuery,
  sends: FILE_TYPE,
  status: 201,
  refusals: {
    400: 'It is no JPEG, PNG or WebP picture, is damaged, too small, or has over 40 million pixels',
  },
} as const;

import type { App } from '../http/app-type';
import { signedInUser } from '../http/access';
import { found } from '../http/problem';
import { audit } from '../audit/audit';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { contentDisposition } from './content-disposition';
import * as v from 'valibot';

const missing = 'El currículum no existe.';

/** Random names of ours, so nothing else can be a path. */
const fileParams = v.object({
  fileName: v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,100}\.pdf$/, 'El nombre del archivo no es válido.'),
  ),
});

export function curriculumRoutes(
  app: App,
  { db, storedFiles }: Pick<Services, 'db' | 'storedFiles'>,
) {
  app.get(
    '/api/descargar-cv/:fileName',
    { config: { access: 'ROLE_ADMIN' }, schema: { params: fileParams } },
    async (request, reply) => {
      const { fileName } = request.params;
      const { applicantId, applicationId, originalName } = found(
        await applicationOf(db, fileName),
        missing,
      );
      const bytes = found(await storedFiles.read('cv', fileName), missing);
      await audit(db, {
        user: signedInUser(request),
        action: 'download-cv',
        subject: fileName,
        applicantId,
        applicationId,
      });
      return reply
        .headers({
          'content-disposition': contentDisposition(originalName),
          'cache-control': 'private, no-store',
        })
        .type('application/pdf')
        .send(bytes);
    },
  );
}

async function applicationOf(db: Database, fileName: string) {
  const row = await db
    .selectFrom('jobApplications')
    .select(['id', 'applicantId', 'cvOriginalName'])
    .where('cvName', '=', fileName)
    .executeTakeFirst();
  return (
    row && {
      applicationId: row.id,
      applicantId: row.applicantId,
      originalName: row.cvOriginalName ?? fileName,
    }
  );
}

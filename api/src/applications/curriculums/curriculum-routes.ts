import type { App } from '../../platform/http/app-type';
import { signedInUser } from '../../platform/auth/access';
import { downloadHeaders } from '../../platform/http/download-headers';
import { found } from '../../platform/problem/problem';
import { audit } from '../../desk';
import type { Platform } from '../../platform/platform';
import { findApplicationOfCurriculum } from '../job-applications/job-application-repository';
import * as v from 'valibot';

const missing = 'El currículum no existe.';

/** Random names of ours, so nothing else can be a path. */
const fileParams = v.object({
  fileName: v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,100}\.pdf$/, 'El nombre del archivo no es válido.'),
  ),
});

export function curriculumRoutes(app: App, { db, storedFiles }: Platform) {
  app.get(
    '/api/descargar-cv/:fileName',
    { config: { access: 'ROLE_ADMIN' }, schema: { params: fileParams } },
    async (request, reply) => {
      const { fileName } = request.params;
      const { id, applicantId } = found(await findApplicationOfCurriculum(db, fileName), missing);
      const bytes = found(await storedFiles.read('cv', fileName), missing);
      await audit(db, {
        user: signedInUser(request),
        action: 'download-cv',
        subject: fileName,
        applicantId,
        applicationId: id,
      });
      return reply.headers(downloadHeaders(fileName)).type('application/pdf').send(bytes);
    },
  );
}

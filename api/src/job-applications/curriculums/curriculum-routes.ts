import { curriculumsFromWire } from '@portal/contract/application-writes';
import { curriculumsPath } from '@portal/contract/curriculums';
import * as v from 'valibot';
import { audit, auditAll } from '../../records';
import { signedInUser } from '../../platform/auth/access';
import { savedPdfName } from '../../platform/files/saved-name';
import { zipStream } from '../../platform/files/zip-stream';
import type { App } from '../../platform/http/app-type';
import { downloadHeaders } from '../../platform/http/download-headers';
import type { Platform } from '../../platform/platform';
import { assertFound } from '../../platform/problem/problem';
import {
  findApplicationOfCurriculum,
  findJobApplications,
} from '../list/job-application-repository';
import { curriculumEntries } from './curriculum-entries';

const missing = 'El currículum no existe.';
const config = { access: 'ROLE_ADMIN' } as const;
const action = 'download-cv';

/** Stored names are generated here, so any other path can be refused. */
const fileParams = v.object({
  fileName: v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,100}\.pdf$/, 'El nombre del archivo no es válido.'),
  ),
});

export function curriculumRoutes(app: App, { db, storedFiles }: Platform) {
  app.get(
    '/api/descargar-cv/:fileName',
    { config, schema: { params: fileParams } },
    async (request, reply) => {
      const { fileName } = request.params;
      const application = assertFound(await findApplicationOfCurriculum(db, fileName), missing);
      const bytes = assertFound(await storedFiles.read('cv', fileName), missing);
      const user = signedInUser(request);
      const { id, applicantId, cvOriginalName } = application;
      await audit(db, { user, action, subject: fileName, applicantId, applicationId: id });
      const name = savedPdfName(cvOriginalName ?? fileName);
      return reply.headers(downloadHeaders(name)).type('application/pdf').send(bytes);
    },
  );

  app.post(
    curriculumsPath,
    { config, schema: { body: curriculumsFromWire } },
    async (request, reply) => {
      const applications = await findJobApplications(db, request.body);
      const read = applications.flatMap(({ id, applicant, curriculum }) =>
        curriculum ? [{ subject: curriculum, applicantId: applicant.id, applicationId: id }] : [],
      );
      assertFound(read[0], 'Ninguna de estas personas adjuntó un currículum.');
      await auditAll(db, { user: signedInUser(request), action }, read);
      return reply
        .headers(downloadHeaders('curriculums.zip'))
        .type('application/zip')
        .send(zipStream(curriculumEntries(storedFiles, applications)));
    },
  );
}

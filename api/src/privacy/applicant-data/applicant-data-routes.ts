import { applicantDataToWire } from '@portal/contract/applicant-data';
import {
  anonymisationFromWire,
  applicantCorrectionFromWire,
  confirmationMismatch,
  isConfirmedBy,
} from '@portal/contract/applicant-data-changes';
import { messageToWire } from '@portal/contract/message';
import type { SessionUser } from '@portal/contract/session';
import { audit } from '../../records';
import type { Database } from '../../platform/database/database';
import { signedInUser } from '../../platform/auth/access';
import { downloadHeaders } from '../../platform/http/download-headers';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import { badRequest, conflict, assertFound } from '../../platform/problem/problem';
import type { Platform } from '../../platform/platform';
import { anonymise } from './anonymise';
import { correctApplicant, findApplicant, readApplicantData } from './applicant-data-repository';
import { exportApplicantData } from './export-applicant-data';

const missing = 'La persona no existe.';
const gone = () => conflict('Los datos de esta persona ya fueron anonimizados.');

export function applicantDataRoutes(app: App, platform: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;
  const { db, storedFiles } = platform;

  app.get(
    '/api/candidatos/:id/datos',
    { config, schema: { params: idParams } },
    async ({ params }) =>
      applicantDataToWire(assertFound(await readApplicantData(db, params.id), missing)),
  );

  app.put(
    '/api/candidatos/:id/datos',
    { config, schema: { params: idParams, body: applicantCorrectionFromWire } },
    async (request, reply) => {
      const { id } = assertFound(await findApplicant(db, request.params.id), missing);
      await db.transaction().execute(async (transaction) => {
        if (!(await correctApplicant(transaction, id, request.body))) throw gone();
        await auditUse(transaction, { user: signedInUser(request), action: 'correct-data', id });
      });
      return reply.send(messageToWire('Los datos fueron corregidos.'));
    },
  );

  app.get(
    '/api/candidatos/:id/exportar',
    { config, schema: { params: idParams } },
    async (request, reply) => {
      const data = assertFound(await readApplicantData(db, request.params.id), missing);
      const { id } = data.applicant;
      const archive = await exportApplicantData({ db, storedFiles }, data);
      await auditUse(db, { user: signedInUser(request), action: 'export-data', id });
      return reply
        .headers(downloadHeaders(`datos-candidato-${id}.zip`))
        .type('application/zip')
        .send(archive);
    },
  );

  app.post(
    '/api/candidatos/:id/anonimizar',
    { config, schema: { params: idParams, body: anonymisationFromWire } },
    async (request, reply) => {
      const applicant = assertFound(await findApplicant(db, request.params.id), missing);
      const { id, email, anonymisedAt } = applicant;
      if (anonymisedAt) throw gone();
      if (!isConfirmedBy(request.body.typedEmail, email)) throw badRequest(confirmationMismatch);
      await anonymiseNow(platform, id, signedInUser(request));
      return reply.send(messageToWire('Los datos fueron anonimizados.'));
    },
  );
}

async function anonymiseNow(
  { db, storedFiles, logger }: Platform,
  applicantId: number,
  user: SessionUser,
) {
  const files = await db
    .transaction()
    .execute((transaction) => anonymise(transaction, storedFiles, { applicantId, user }));
  if (!files) throw gone();
  await storedFiles.removeAnnounced(files, logger);
}

type Use = { user: SessionUser; action: 'correct-data' | 'export-data'; id: number };

const auditUse = (db: Database, { user, action, id }: Use) =>
  audit(db, { user, action, subject: `applicant ${id}`, applicantId: id });

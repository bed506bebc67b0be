import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/file-store';
import { applicants, type DemoApplicant } from './content/applicants';
import { questions } from './content/catalogs';
import { momentBefore } from './days';
import { makePdf } from './pdf-document';
import { offers } from './seed-offers';

const statusIds = [1, 1, 2, 1, 3, 2, 1, 4, 6, 2];

export async function seedApplications(db: Database, files: FileStore) {
  const offerIds = await db.selectFrom('offers').select('id').orderBy('id').execute();
  for (const [turn, applicant] of applicants.entries()) {
    const { id } = await db
      .insertInto('applicants')
      .values({ name: applicant.name, email: applicant.email })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const position of applicant.offers) {
      const offerId = offerIds[position]?.id ?? 0;
      const salaryExpectation = applicant.otherSalaries?.[position] ?? applicant.salary;
      const application = { applicantId: id, offerId, salaryExpectation };
      await seedApplication({ db, files, turn: turn + position, applicant }, application);
      await seedAnswers(db, { applicantId: id, offerId, position, turn });
    }
  }
}

type Seeding = { db: Database; files: FileStore; turn: number; applicant: DemoApplicant };

async function seedApplication(
  { db, files, turn, applicant }: Seeding,
  application: { applicantId: number; offerId: number; salaryExpectation: number },
) {
  const cvName = applicant.hasNoCv
    ? null
    : `${stableUuid(`${applicant.email} ${application.offerId}`)}.pdf`;
  if (cvName !== null) await files.save('cv', cvName, curriculumOf(applicant, turn));
  const statusId = statusIds[turn % statusIds.length] ?? 1;
  const daysAgo = 1 + ((turn * 7) % 28);
  const minute = 9 * 60 + ((turn * 47) % 480);
  const daysSince = statusId === 1 ? daysAgo : Math.ceil(daysAgo / (1 + (turn % 3)));
  await db
    .insertInto('jobApplications')
    .values({
      ...application,
      statusId,
      statusSince: momentBefore(daysSince, minute),
      appliedAt: momentBefore(daysAgo, minute),
      cvName,
      cvOriginalName: cvName && `CV ${applicant.name}.pdf`,
    })
    .execute();
}

type Answering = { applicantId: number; offerId: number; position: number; turn: number };

async function seedAnswers(db: Database, { applicantId, offerId, position, turn }: Answering) {
  const links = await db
    .selectFrom('offerQuestions')
    .select('id')
    .where('offerId', '=', offerId)
    .orderBy('id')
    .execute();
  const asked = offers[position]?.questions ?? [];
  for (const [index, { id }] of links.entries()) {
    const [, answers = []] = questions[asked[index] ?? 0] ?? [];
    const text = answers[turn % answers.length];
    if (text === undefined) continue;
    await db.insertInto('answers').values({ applicantId, offerQuestionId: id, text }).execute();
  }
}

const summaries = [
  'Profesional con experiencia en equipos distribuidos y gusto por los detalles.',
  'Me motivan los proyectos con impacto y los equipos que conversan sus decisiones.',
  'Aprendo rápido, documento lo que hago y cuido a las personas con las que trabajo.',
];

function curriculumOf({ name, email }: DemoApplicant, turn: number) {
  return makePdf(name, [
    email,
    '',
    summaries[turn % summaries.length] ?? '',
    '',
    'Experiencia',
    `2021 - 2026   Empresa de Servicios Digitales, cargo afín (${3 + (turn % 4)} años)`,
    '2018 - 2021   Soluciones del Sur, cargo inicial',
    '',
    'Formación',
    'Universidad Nacional, ingeniería en informática',
    '',
    'Documento de demostración: los datos son ficticios.',
  ]);
}

/** Always the same, so that seeding twice leaves no orphaned file. */
function stableUuid(text: string) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

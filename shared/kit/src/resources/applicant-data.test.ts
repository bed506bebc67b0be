import { fakeApi } from '../testing/fake-api';
import { savedFiles } from '../testing/saved-files';
import {
  anonymiseApplicant,
  applicantDataResource,
  correctApplicant,
  exportApplicantData,
} from './applicant-data';
import { retentionResource, saveRetention, previewRetention } from './retention';
import { retentionPeriodResource } from './retention-period';

test('reads everything that is stored about a candidate', async () => {
  const stored = {
    aplicante: { id_aplicantes: 7, nombre: 'Ana', correo: 'ana@example.org' },
    fecha_registro: '2026-03-05T14:07:00.000Z',
    plazo: { meses: 12, en_proceso: false, fecha_anonimizacion: '2027-03-05T14:07:00.000Z' },
    postulaciones: [
      {
        postulacion: { id_aplicantes_ofertas: 4, path_curriculum: 'a.pdf' },
        nombre_curriculum: 'CV.pdf',
        respuestas: [{ pregunta: '¿Cuándo?', respuesta: 'Ya' }],
        consentimiento: { version_politica: '2026-11-21', bolsa_talento: true, fecha: '2026' },
      },
    ],
    historial: [{ fecha: '2026', autor: 'Eva', accion: 'descarga', oferta: 'Angular' }],
  };
  fakeApi({ 'GET /api/candidatos/7/datos': stored });

  const data = await applicantDataResource(7).load();

  expect(data).toMatchObject({
    applicant: { id: 7, name: 'Ana', email: 'ana@example.org' },
    anonymisedAt: undefined,
    clock: { months: 12, isNeeded: false, anonymisedFrom: '2027-03-05T14:07:00.000Z' },
    applications: [
      {
        application: { id: 4, curriculum: 'a.pdf' },
        sentWith: undefined,
        curriculumTitle: 'CV.pdf',
        answers: [{ question: '¿Cuándo?', text: 'Ya' }],
        consent: { policyVersion: '2026-11-21', joinsTalentPool: true, answeredAt: '2026' },
      },
    ],
    uses: [{ at: '2026', actor: 'Eva', action: 'download', offer: 'Angular' }],
  });
});

test('corrects, exports and anonymises a candidate', async () => {
  const archive = new Blob(['PK']);
  const saved = savedFiles();
  const api = fakeApi({
    'GET /api/candidatos/7/exportar': archive,
    'PUT /api/candidatos/7/datos': { mensaje: 'Corregido.' },
    'POST /api/candidatos/7/anonimizar': { mensaje: 'Anonimizado.' },
  });

  expect(await correctApplicant(7, { name: 'Ana', email: 'a@b.cl' })).toBe('Corregido.');
  expect(api.sent('PUT /api/candidatos/7/datos')).toEqual([
    {
      nombre: 'Ana',
      correo: 'a@b.cl',
    },
  ]);
  await exportApplicantData(7);
  expect(saved).toEqual([{ name: 'datos-candidato-7.zip', content: archive }]);
  expect(await anonymiseApplicant(7, 'a@b.cl')).toBe('Anonimizado.');
  expect(api.sent('POST /api/candidatos/7/anonimizar')).toEqual([{ correo: 'a@b.cl' }]);
});

const retention = {
  meses: 6,
  meses_bolsa: 24,
  fecha_cambio: '2026-03-05T14:07:00.000Z',
  por_vencer: 1,
  anonimizadas: 2,
  proximas: [
    {
      aplicante: { id_aplicantes: 7, nombre: 'Ana', correo: 'ana@example.org' },
      fecha_anonimizacion: '2026-04-05T14:07:00.000Z',
    },
  ],
};

test('reads, tries and saves how long data are kept', async () => {
  const read = 'GET /api/privacidad/conservacion';
  const api = fakeApi({
    'GET /api/privacidad/plazo': retention,
    [read]: retention,
    'PUT /api/privacidad/conservacion': { mensaje: 'Guardado.' },
  });

  expect(await retentionPeriodResource.load()).toEqual({ months: 6 });
  expect(await retentionResource.load()).toEqual({
    months: 6,
    changedAt: '2026-03-05T14:07:00.000Z',
    changedBy: undefined,
    dueSoon: 1,
    anonymised: 2,
    next: [
      {
        applicant: { id: 7, name: 'Ana', email: 'ana@example.org' },
        anonymisedFrom: '2026-04-05T14:07:00.000Z',
      },
    ],
  });
  await previewRetention({ months: 3 });
  expect(api.callsOf(read).map(({ query }) => query.toString())).toEqual(['', 'meses=3']);
  expect(await saveRetention({ months: 3 })).toBe('Guardado.');
  expect(api.sent('PUT /api/privacidad/conservacion')).toEqual([{ meses: 3 }]);
});

import { http } from '@portal/http';
import {
  anonymiseApplicant,
  applicantDataResource,
  correctApplicant,
  exportApplicantData,
} from './applicant-data';
import {
  retentionPeriodResource,
  retentionResource,
  saveRetention,
  tryRetention,
} from './retention';
import { saveFile } from './save-file';

jest.mock('@portal/http');
jest.mock('./save-file', () => ({ saveFile: jest.fn() }));

const get = jest.mocked(http.get);

test('reads everything that is stored about a candidate', async () => {
  get.mockResolvedValueOnce({
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
  });

  const data = await applicantDataResource(7).load();

  expect(get).toHaveBeenLastCalledWith('/api/candidatos/7/datos', { signal: undefined });
  expect(data).toMatchObject({
    applicant: { id: 7, name: 'Ana', email: 'ana@example.org' },
    anonymisedAt: undefined,
    clock: { months: 12, isNeeded: false, anonymisedFrom: '2027-03-05T14:07:00.000Z' },
    applications: [
      {
        application: { id: 4, curriculum: 'a.pdf' },
        curriculumTitle: 'CV.pdf',
        answers: [{ question: '¿Cuándo?', text: 'Ya' }],
        consent: { policyVersion: '2026-11-21', joinsTalentPool: true, answeredAt: '2026' },
      },
    ],
    uses: [{ at: '2026', actor: 'Eva', action: 'download', offer: 'Angular' }],
  });
});

test('corrects, exports and anonymises a candidate', async () => {
  jest.mocked(http.put).mockResolvedValueOnce({ mensaje: 'Corregido.' });
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Anonimizado.' });
  const archive = new Blob(['PK']);
  get.mockResolvedValueOnce(archive);

  expect(await correctApplicant(7, { name: 'Ana', email: 'a@b.cl' })).toBe('Corregido.');
  expect(http.put).toHaveBeenLastCalledWith('/api/candidatos/7/datos', {
    nombre: 'Ana',
    correo: 'a@b.cl',
  });
  await exportApplicantData(7);
  expect(get).toHaveBeenLastCalledWith('/api/candidatos/7/exportar', { responseType: 'blob' });
  expect(saveFile).toHaveBeenCalledWith(archive, 'datos-candidato-7.zip');
  expect(await anonymiseApplicant(7, 'a@b.cl')).toBe('Anonimizado.');
  expect(http.post).toHaveBeenLastCalledWith('/api/candidatos/7/anonimizar', { correo: 'a@b.cl' });
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
  get.mockResolvedValue(retention);
  jest.mocked(http.put).mockResolvedValueOnce({ mensaje: 'Guardado.' });

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
  await tryRetention({ months: 3 });
  expect(get).toHaveBeenLastCalledWith('/api/privacidad/conservacion?meses=3', {
    signal: undefined,
  });
  expect(await saveRetention({ months: 3 })).toBe('Guardado.');
  expect(http.put).toHaveBeenLastCalledWith('/api/privacidad/conservacion', { meses: 3 });
});

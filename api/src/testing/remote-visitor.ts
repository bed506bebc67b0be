import { applicantEntryToWire } from '@portal/contract/applicant';
import { pdfFile } from './visitor';

/** Somebody who applies over HTTP; answers with the CV's name once the server has acknowledged it. */
export async function applyOver(address: string, email: string): Promise<string> {
  const { applicantId, cookie } = await registerOver(address, email);
  const sent = await fetch(`${address}/api/aplicantes-ofertas/upload-curriculum`, {
    method: 'POST',
    headers: { cookie },
    body: uploadForm(applicantId),
  });
  if (sent.status !== 201) throw new Error(`${sent.status}: ${await sent.text()}`);
  return (await sent.json()).aplicanteOferta.path_curriculum;
}

/** The first two steps of the wizard. */
export async function registerOver(address: string, email: string) {
  const checked = await fetch(`${address}/api/aplicantes/correo/${email}/1`);
  const saved = await fetch(`${address}/api/aplicantes/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieOf(checked) },
    body: JSON.stringify(applicantEntryToWire({ email, name: 'Tormenta' })),
  });
  const applicantId = Number((await saved.json()).aplicante.id_aplicantes);
  return { applicantId, cookie: cookieOf(saved) };
}

export function uploadForm(applicantId: number) {
  const form = new FormData();
  form.append('aspiracion_salarial', '1500');
  form.append('id_aplicantes', String(applicantId));
  form.append('id_oferta', '1');
  form.append('path_curriculum', pdfFile());
  return form;
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

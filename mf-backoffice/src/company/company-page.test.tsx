import { activityEntryToWire } from '@portal/contract/activity-bodies';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { aCompany, companyWire, confirmedCompany } from '@portal/contract/testing/a-company';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { anActivityEntry } from '@portal/contract/testing/an-activity-entry';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { CompanyPage } from './company-page';

const read = 'GET /api/empresa/partes';
const save = 'PUT /api/empresa/partes/:part';
const identity = 'GET /api/empresa';
const home = 'GET /api/empresa/inicio';
const work = 'GET /api/empresa/trabajo';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [read]: companyWire(),
    [save]: { ...messageToWire('Quedó guardado.'), version: 2 },
    [identity]: { nombre: 'Puente' },
    [home]: {},
    [work]: {},
  });
});

const part = (name: string) => screen.findByRole('region', { name });

test('says how many parts are examples, and which', async () => {
  api.answer({ [read]: companyWire({ ...confirmedCompany(), ...pick('social', 'home') }) });
  renderPage(<CompanyPage />);

  expect(await screen.findByText('2 partes son ejemplos sin confirmar:')).toBeVisible();
  expect(screen.getByText(/Redes sociales, Diapositivas del inicio\. Escribe/)).toBeVisible();
  expect(await part('Redes sociales')).toHaveTextContent('Ejemplo sin confirmar');
  expect(await part('Nosotros')).toHaveTextContent('Confirmado');
});

/** Unconfirmed example parts. */
function pick(...groups: ('social' | 'home')[]) {
  const company = aCompany();
  return Object.fromEntries(groups.map((group) => [group, company[group]]));
}

test('once all is confirmed nothing is asked for any more', async () => {
  api.answer({ [read]: companyWire(confirmedCompany()) });
  renderPage(<CompanyPage />);

  expect(await part('Redes sociales')).toHaveTextContent('Confirmado');
  expect(screen.queryByText(/sin confirmar/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
});

test('each part shows where it stands on the site, how it begins, and leads to its form', async () => {
  renderPage(<CompanyPage />);

  const slides = await part('Diapositivas del inicio');
  expect(slides).toHaveTextContent('Sus enlaces y dibujos no cambian.');
  expect(slides).toHaveTextContent('Contratar, sumar equipo o construir · Tres servicios');
  expect(slides).toHaveTextContent('y 7 más');
  expect(
    within(slides).getByRole('link', { name: 'Editar Diapositivas del inicio' }),
  ).toHaveAttribute('href', '/modulo-principal/empresa/inicio');
});

test('an example is confirmed as it is, and is one again by «Deshacer»', async () => {
  const { user } = renderPage(<CompanyPage />);
  const { social } = aCompany();
  api.answerOnce(read, companyWire());
  api.answer({ [read]: companyWire(aCompany({ social: { isConfirmed: true, version: 2 } })) });

  await user.click(await screen.findByRole('button', { name: 'Confirmar Redes sociales' }));

  expect(await screen.findByText('«Redes sociales» quedó confirmado.')).toBeVisible();
  expect(api.sent(save)).toEqual([
    expect.objectContaining({ x: social.X, confirmado: true, version: 1 }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(api.sent(save)[1]).toEqual(
      expect.objectContaining({ x: social.X, confirmado: false, version: 2 }),
    ),
  );
  expect(await screen.findByText('«Redes sociales» quedó como antes.')).toBeVisible();
});

test('what a colleague has changed meanwhile is not confirmed unseen', async () => {
  const { user } = renderPage(<CompanyPage />);
  const button = await screen.findByRole('button', { name: 'Confirmar Redes sociales' });
  api.answer({
    [save]: refusal(409, { mensaje: 'Otra persona guardó cambios.' }),
    [read]: companyWire(aCompany({ social: { X: 'https://x.com/faro', version: 2 } })),
  });

  await user.click(button);

  expect(
    await screen.findByRole('alertdialog', { name: 'No se pudo confirmar' }),
  ).toHaveTextContent('Otra persona guardó cambios.');
  expect(api.callsOf(read).length).toBeGreaterThan(1);
});

test('who changed what is read there', async () => {
  const change = anActivityEntry({
    subject: 'company',
    subjectId: 2,
    changes: [{ field: 'company.X', before: 'https://x.com/a', after: 'https://x.com/b' }],
  });
  api.answer({ 'GET /api/actividad': pageOfToWire(aPageOf([change]), activityEntryToWire) });
  const { user } = renderPage(<CompanyPage />);

  await user.click(await screen.findByRole('button', { name: 'Actividad de Redes sociales' }));

  const dialog = await screen.findByRole('dialog', { name: 'Actividad: Redes sociales' });
  expect(await within(dialog).findByRole('listitem')).toHaveTextContent(
    'antes: https://x.com/a → , ahora: https://x.com/b',
  );
  expect(api.calls.at(-1)?.query.toString()).toBe('sobre=empresa&id=2&page=0');
});

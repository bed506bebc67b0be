import { parametersToWire } from '@portal/contract/parameter';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { AboutPage } from './about-page';

const read = 'GET /api/parametros/nosotros';

const parameters = [
  { name: 'Misión', description: 'Unir a las empresas con quien las hace avanzar.' },
  { name: 'Valores', description: 'Decimos lo que sabemos.\nCumplimos las fechas.' },
];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ [read]: parametersToWire(parameters) });
});

test('S2.35 S7.04 lists every parameter with its title and its description', async () => {
  api.answer({
    'GET /api/parametros/nosotros': {
      data: parameters.map(({ name, description }) => ({
        nombre_parametro: name,
        descripcion: description,
      })),
    },
  });
  renderPage(<AboutPage />);
  const items = await screen.findAllByRole('article');

  expect(items).toHaveLength(2);
  parameters.forEach(({ name, description }, index) => {
    const item = within(items[index] ?? document.body);
    expect(item.getByRole('heading', { name })).toBeVisible();
    expect(item.getByText(description, { normalizer: (text) => text })).toBeVisible();
  });
});

test('says what it is loading', async () => {
  renderPage(<AboutPage />);

  expect(screen.getByRole('status')).toHaveTextContent('Cargando información...');
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

test('S8.04 tells of a failure, and shows the list after another try', async () => {
  api.answerOnce(read, refusal(500));
  const { user } = renderPage(<AboutPage />);
  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
    'Error al cargar la información',
  );

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Misión' })).toBeVisible();
});

test('says so when there is nothing to tell yet', async () => {
  api.answer({ [read]: parametersToWire([]) });
  renderPage(<AboutPage />);

  expect(await screen.findByText(/Estamos escribiendo esta página/)).toBeVisible();
});

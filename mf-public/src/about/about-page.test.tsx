import { parametersResource } from '@portal/kit/resources/parameters';
import { httpFailure } from '@portal/kit/testing/http-failure';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { AboutPage } from './about-page';

jest.mock('@portal/kit/resources/parameters', () => ({
  parametersResource: { key: '/api/parametros/nosotros', load: jest.fn() },
}));

const load = jest.mocked(parametersResource.load);

const parameters = [
  { name: 'Misión', description: 'Unir a las empresas con quien las hace avanzar.' },
  { name: 'Valores', description: 'Decimos lo que sabemos.\nCumplimos las fechas.' },
];

beforeEach(() => load.mockReset().mockResolvedValue(parameters));

test('lists every parameter with its title and its description', async () => {
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

test('tells of a failure, and shows the list after another try', async () => {
  load.mockRejectedValueOnce(httpFailure(500));
  const { user } = renderPage(<AboutPage />);
  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
    'Error al cargar la información',
  );

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Misión' })).toBeVisible();
});

test('says so when there is nothing to tell yet', async () => {
  load.mockResolvedValue([]);
  renderPage(<AboutPage />);

  expect(await screen.findByText(/Estamos escribiendo esta página/)).toBeVisible();
});

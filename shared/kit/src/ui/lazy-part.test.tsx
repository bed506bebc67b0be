import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useLayoutEffect } from 'react';
import { lazyPart } from './lazy-part';
import { UiProvider } from './ui-provider';

const load = jest.fn<Promise<(props: { name: string }) => string>, []>();

function renderPart() {
  const Part = lazyPart(load);
  render(
    <UiProvider>
      <h1>Ofertas</h1>
      <Suspense fallback="Cargando...">
        <Part name="Ñandú" />
      </Suspense>
    </UiProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  load.mockReset();
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a part comes when it is shown', async () => {
  load.mockResolvedValue(({ name }) => `Parte de ${name}`);
  renderPart();

  expect(await screen.findByText('Parte de Ñandú')).toBeInTheDocument();
});

test('one that cannot be had says so in its place, and comes when it is asked for again', async () => {
  load.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
  load.mockResolvedValue(({ name }) => `Parte de ${name}`);
  const user = renderPart();

  const retry = () => screen.findByRole('button', { name: 'Reintentar' });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos mostrar esta parte.');
  expect(screen.getByRole('heading', { name: 'Ofertas' })).toBeInTheDocument();
  await user.click(await retry());
  await user.click(await retry());

  expect(await screen.findByText('Parte de Ñandú')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('one whose nodes others have moved is there again by itself', async () => {
  let failures = 0;
  const Moved = ({ name }: { name: string }) => {
    useLayoutEffect(() => {
      failures += 1;
      if (failures < 3) document.createElement('p').removeChild(document.body);
    }, []);
    return name;
  };
  load.mockResolvedValue(Moved);
  renderPart();

  expect(await screen.findByText('Ñandú')).toBeInTheDocument();
  expect(failures).toBe(3);
});

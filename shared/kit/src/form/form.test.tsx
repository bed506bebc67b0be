import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { renderPage } from '../testing/render-page';
import { UiProvider } from '../ui/ui-provider';
import { Form } from './form';
import { SubmitButton } from './submit-button';

const form = (
  <Form aria-label="Acceso">
    <input name="password" defaultValue="" aria-label="Contraseña" />
    <SubmitButton>Enviar</SubmitButton>
  </Form>
);

const page = (
  <UiProvider>
    <StaticRouter location="/login?name=ana">{form}</StaticRouter>
  </UiProvider>
);

/** The server's HTML in the document, as it is until its scripts have come. */
function serve() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const button = () => screen.getByRole('button', { name: 'Enviar' });
const notice = () => screen.queryByText(/Este formulario aún no está listo/);

afterEach(() => document.body.replaceChildren());

test('a form that is not live sends nothing, and offers its page anew without what its address holds', () => {
  serve();

  expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
  expect(button()).toBeDisabled();
  expect(screen.getByRole('status')).toContainElement(notice());
  expect(screen.getByText('Volver a cargar la página')).toHaveAttribute('href', '/login');
});

test('a form that becomes live keeps what was typed, can be sent and says no more', () => {
  const container = serve();
  field().value = 'secreta';
  render(page, { container, hydrate: true });

  expect(field()).toHaveValue('secreta');
  expect(button()).toBeEnabled();
  expect(notice()).toBeNull();
});

test('a form that the browser renders is live from the beginning', () => {
  renderPage(form);

  expect(button()).toBeEnabled();
  expect(notice()).toBeNull();
});

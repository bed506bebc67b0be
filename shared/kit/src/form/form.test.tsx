import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { StaticRouter } from 'react-router-dom';
import { renderPage } from '../testing/render-page';
import { UiProvider } from '../ui/ui-provider';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

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

/** Renders the server's HTML into the document, as before hydration. */
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

describe('what comes into the fields without an event', () => {
  /** Sets a value without an event, like a password manager or an extension. */
  function fill(label: string, value: string) {
    const element = screen.getByLabelText(label);
    Reflect.set(Object.getPrototypeOf(element), 'value', value, element);
  }

  type Values = { username: string; note: string };

  /** One button needs a complete form, the other one does not. */
  function Credentials({ onSent }: { onSent: (values: Values) => void }) {
    const { register, handleSubmit, formState } = useForm<Values>({
      defaultValues: { username: '', note: '' },
      mode: 'onTouched',
    });
    const [code, setCode] = useState('');
    return (
      <Form
        onSubmit={handleSubmit(({ username, note }) => onSent({ username, note: note + code }))}
      >
        <TextField label="Usuario" {...register('username', { required: true })} />
        <TextAreaField label="Nota" {...register('note')} />
        <input aria-label="Código" value={code} onChange={({ target }) => setCode(target.value)} />
        <SubmitButton>Entrar</SubmitButton>
        <SubmitButton disabled={!formState.isValid}>Enviar</SubmitButton>
      </Form>
    );
  }

  const renderCredentials = () => {
    const onSent = jest.fn<void, [Values]>();
    return { onSent, ...renderPage(<Credentials onSent={onSent} />) };
  };

  test('is sent, at once', async () => {
    const { user, onSent } = renderCredentials();
    fill('Usuario', 'ana');
    fill('Nota', 'hola');
    fill('Código', '123');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));

    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ username: 'ana', note: 'hola123' }));
  });

  test('is heard in a moment, so that a button waits for nothing that is there', async () => {
    renderCredentials();
    expect(button()).toBeDisabled();
    fill('Usuario', 'ana');

    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.getByLabelText('Usuario')).toHaveValue('ana');
  });

  test('does not come back once a field has been emptied', async () => {
    const { user } = renderCredentials();
    fill('Usuario', 'ana');
    await waitFor(() => expect(button()).toBeEnabled());
    await user.clear(screen.getByLabelText('Usuario'));

    await waitFor(() => expect(button()).toBeDisabled());
    expect(screen.getByLabelText('Usuario')).toHaveValue('');
  });
});

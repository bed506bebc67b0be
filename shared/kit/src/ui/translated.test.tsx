import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Upload } from 'lucide-react';
import { translatePage } from '../testing/translate-page';
import { ActionButton } from './action-button';
import { Button } from './button';
import { EmailText } from './email-text';
import { StateTabs } from './state-tabs';
import { UiProvider } from './ui-provider';

let stop: () => void;

function renderTranslated(part: React.ReactElement) {
  const view = render(<UiProvider>{part}</UiProvider>);
  stop = translatePage();
  const show = (next: React.ReactElement) => view.rerender(<UiProvider>{next}</UiProvider>);
  return { show, user: userEvent.setup() };
}

afterEach(() => stop());

test('a button of a translated page shows that it works, and what it says next', () => {
  const { show } = renderTranslated(<Button>Enviar</Button>);
  show(<Button loading>Enviar</Button>);
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-busy', 'true');

  show(<Button>Enviar otra vez</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Enviar otra vez');
});

test('the icon of an action makes room on a translated page, and comes back', async () => {
  let finish: () => void = () => undefined;
  const action = () => new Promise<void>((resolve) => (finish = resolve));
  const { user } = renderTranslated(
    <ActionButton icon={Upload} action={action}>
      Subir foto
    </ActionButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Subir foto' }));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await act(async () => finish());

  expect(screen.getByRole('button', { name: 'Subir foto' })).not.toHaveAttribute('aria-busy');
});

test('another e-mail address stands where a translated one stood', () => {
  const { show } = renderTranslated(<EmailText email="ana@example.org" />);
  show(<EmailText email="leo@example.org" />);

  expect(document.body).toHaveTextContent(/^leo@example.org$/);
});

test('a translated tab says how many there are now', () => {
  const tabs = (count: number) => (
    <StateTabs
      label="Estado"
      tabs={[{ key: 1, label: 'Nuevas', count, isOn: true, onPress: () => undefined }]}
    />
  );
  const { show } = renderTranslated(tabs(1));
  show(tabs(2));

  expect(screen.getByRole('button')).toHaveAccessibleName('Nuevas 2');
});

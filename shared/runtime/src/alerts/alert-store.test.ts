/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { closeAlert, showAlert, useAlert, type Alert } from './alert-store';

const failure: Alert = { kind: 'error', title: 'Error', text: 'El servicio no responde.' };

function shown() {
  const { result, unmount } = renderHook(useAlert);
  unmount();
  return result.current?.text;
}

test('alerts are read one after the other', async () => {
  const first = showAlert(failure);
  const second = showAlert({ ...failure, text: 'Otra cosa.' });

  expect(shown()).toBe('El servicio no responde.');
  closeAlert();
  await first;
  expect(shown()).toBe('Otra cosa.');
  closeAlert();
  await second;
  expect(shown()).toBeUndefined();
});

test('what several failures tell alike is read once, and all of them go on', async () => {
  const both = Promise.all([showAlert(failure), showAlert({ ...failure })]);
  closeAlert();
  await both;

  expect(shown()).toBeUndefined();
});

test('what was read and happens again is told again', async () => {
  const first = showAlert(failure);
  closeAlert();
  await first;
  const again = showAlert(failure);

  expect(shown()).toBe('El servicio no responde.');
  closeAlert();
  await again;
});

test('a last line may come while the alert is read, and makes no other alert of it', async () => {
  let tell = (_text: string) => {};
  const more = new Promise<string>((resolve) => (tell = resolve));
  const read = showAlert({ ...failure, more });
  const { result } = renderHook(useAlert);
  expect(result.current?.moreText).toBeUndefined();

  await act(async () => tell('Pídelo a Valentina.'));
  expect(result.current?.moreText).toBe('Pídelo a Valentina.');

  const again = showAlert({ ...failure, more });
  act(closeAlert);
  await Promise.all([read, again]);
  expect(result.current).toBeUndefined();
});

import { waitFor } from '@testing-library/dom';
import { restoreTypedValues } from './restore-typed-values';

/** A page that is replaced by a release with a field of the same name. */
function openPage() {
  document.body.innerHTML = '<div id="root"><input name="texto"><input name="pie"></div>';
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`);
  const replace = () => {
    root.innerHTML = '<h1>La otra</h1><input name="texto"><input name="pie">';
  };
  return { root, field, replace };
}

function type(field: HTMLInputElement | null, text: string) {
  field?.focus();
  if (field) field.value = text;
}

test('what is typed before a page is about to be replaced is in the next one', async () => {
  const { root, field, replace } = openPage();
  type(field('texto'), 'ñandú');
  restoreTypedValues(root);
  replace();

  await waitFor(() => expect(field('texto')).toHaveValue('ñandú'));
  expect(field('texto')).toHaveFocus();
  expect(field('pie')).toHaveValue('');
});

test('what is typed until the very moment it is replaced is there too', async () => {
  const { root, field, replace } = openPage();
  type(field('texto'), 'ñan');
  restoreTypedValues(root);
  type(field('texto'), 'ñandú');
  type(field('pie'), '"Peñalolén"');
  replace();

  await waitFor(() => expect(field('pie')).toHaveValue('"Peñalolén"'));
  expect(field('texto')).toHaveValue('ñandú');
  expect(field('pie')).toHaveFocus();
});

test('what is typed into the next page is left as it is', async () => {
  const { root, field, replace } = openPage();
  type(field('pie'), 'antes');
  restoreTypedValues(root);
  replace();
  await waitFor(() => expect(field('pie')).toHaveValue('antes'));
  type(field('pie'), 'después');
  root.append(document.createElement('p'));
  await new Promise<void>((resolve) => queueMicrotask(resolve));

  expect(field('pie')).toHaveValue('después');
});

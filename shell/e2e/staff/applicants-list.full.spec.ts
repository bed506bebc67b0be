// Screens: mf-offers/src/applicants
import { expect, test } from '../support/test';
import { openThree } from '../support/three-applied';

const savedText = 'El estado ha sido actualizado correctamente.';

test('S4.11 arrow keys in the select of a status send only where they stop', async ({
  adminPage: page,
  request,
}) => {
  await page.clock.install();
  const { applicants, statuses, people } = await openThree(page, request);
  const puts: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'PUT') puts.push(call.postData() ?? '');
  });
  await applicants.status(people.first.name).focus();
  // The paused clock keeps the key presses within the typing delay, even on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await page.clock.resume();
  await expect(page.getByRole('alertdialog')).toContainText(savedText);

  expect(puts).toHaveLength(1);
  expect(await statuses()).toEqual(['Finalista', 'Recibida', 'Recibida']);
});

test('several applicants get one status after a question, and one undo takes it all back', async ({
  adminPage: page,
  request,
}) => {
  const { applicants, statuses, people } = await openThree(page, request);
  await applicants.status(people.first.name).selectOption({ label: 'Finalista' });
  await expect(page.getByRole('alertdialog')).toContainText(savedText);
  await page.keyboard.press('Escape');
  for (const { name } of [people.first, people.second]) await applicants.choose(name);
  await expect(applicants.chosen().getByText('2 elegidos')).toBeVisible();
  await applicants.chosen().getByLabel('Pasar a').selectOption({ label: 'Rechazada' });
  await applicants.chosen().getByRole('button', { name: 'Cambiar elegidos' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Pasar a «Rechazada»?' });
  await expect(question).toContainText('2 aplicantes: 1 en «Finalista», 1 en «Recibida».');
  expect(await statuses()).toEqual(['Finalista', 'Recibida', 'Recibida']);
  await question.getByRole('button', { name: 'Sí, cambiar' }).click();

  await expect(page.getByText('2 aplicantes en «Rechazada».')).toBeVisible();
  await expect(applicants.status(people.first.name)).toHaveValue('6');
  expect(await statuses()).toEqual(['Rechazada', 'Rechazada', 'Recibida']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(applicants.status(people.first.name)).toHaveValue('4');
  await expect(applicants.status(people.second.name)).toHaveValue('1');
  expect(await statuses()).toEqual(['Finalista', 'Recibida', 'Recibida']);
});

test('two to four applicants are read side by side', async ({ adminPage: page, request }) => {
  const { applicants, people } = await openThree(page, request);
  const compare = page.getByRole('button', { name: 'Comparar de 2 a 4' });
  await applicants.choose(people.first.name);
  await expect(compare).toBeDisabled();
  await applicants.choose(people.second.name);
  await applicants.choose(people.third.name);
  await compare.click();

  const table = applicants.comparison().getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Aplicante',
    people.first.name,
    people.second.name,
    people.third.name,
  ]);
  const years = table.getByRole('row', { name: /años de experiencia/ });
  await expect(years.getByRole('cell')).toHaveText(['Cuatro años', 'Nueve años', 'Dos años']);
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();
});

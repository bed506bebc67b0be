// Screens: mf-backoffice/src/candidates
import { paths } from '@portal/kit/routing/paths';
import { uniqueTitle } from '../support/an-application';
import { applyTo } from '../support/apply';
import { open } from './live';
import { signIn } from './signed-in';
import { expect, test, type Tab } from './test';

/** Stores the text of saved files, because engines download files in different ways. */
const watchSavedFiles = (tab: Tab) =>
  tab.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      void file.text().then((text) => Reflect.set(window, 'savedText', text));
      return make(file);
    };
  });

const savedText = (tab: Tab) => tab.evaluate(() => String(Reflect.get(window, 'savedText')));

test('staff find a candidate and save what they found as a table', async ({ tab, request }) => {
  const word = uniqueTitle('Busca').replace(' ', '');
  const email = `${word.toLowerCase()}@correo.example.org`;
  await applyTo(request, 2, { name: `=${word}`, email, salary: 900 });
  await signIn(tab);
  await open(tab, paths.candidates);
  const rows = tab.getByRole('table', { name: 'Candidatos Aplicantes' }).locator('tbody tr');

  await tab.locator('input[placeholder="Buscar candidato..."]').pressSequentially(word);
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => rows.first().textContent()).toContain(email);

  await watchSavedFiles(tab);
  await tab.getByRole('button', { name: 'Exportar a CSV' }).click();
  await expect.poll(() => savedText(tab)).toContain(`'=${word};${email};900;`);
});

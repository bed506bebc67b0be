// Screens: mf-backoffice/src/company shell/src/layout shell/src/preview mf-public/src/work-with-us
import { companyExamples } from '@portal/contract/company-examples';
import { companyPath } from '@portal/contract/company-paths';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { ApiSession } from '../support/api-session';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { CompanyPage } from '../support/pages/company-page';
import { answer, readAlert } from '../support/pages/messages';
import { WorkBar } from '../support/pages/work-bar';
import { useOwnSite } from '../support/own-site';
import { signInAs } from '../support/session';
import { expect, test } from '../support/test';
import type { APIRequestContext } from '@playwright/test';

// Company data appear on every page, so these tests need a separate site.
useOwnSite();
test.describe.configure({ mode: 'default' });

const { email } = companyExamples.identity;
const mailLink = (address: string) => `href="mailto:${address}"`;

type Rendered = { request: APIRequestContext; path: string; text: string };

/** Start of the last request without the text, in milliseconds from now. */
async function lastWithout({ request, path, text }: Rendered) {
  const begin = performance.now();
  let last = 0;
  const has = async () => {
    const askedAt = performance.now() - begin;
    const isThere = (await (await request.get(path)).text()).includes(text);
    if (!isThere) last = askedAt;
    return isThere;
  };
  await expect.poll(has, { intervals: [100], message: `${path} says ${text}` }).toBe(true);
  return last;
}

test('what an administrator saves stands on the rendered pages within a second, and «Deshacer» brings back what stood there', async ({
  adminPage,
  browser,
  baseURL,
  request,
}) => {
  const company = new CompanyPage(adminPage);

  await company.edit('Identidad y contacto');
  expect(await (await request.get(paths.home)).text()).toContain(mailLink(email));
  await company.field('Correo').fill('hola@faro.cl');
  await company.save();
  for (const path of [paths.home, paths.privacy]) {
    const text = mailLink('hola@faro.cl');
    expect(await lastWithout({ request, path, text })).toBeLessThan(1000);
  }

  await test.step('a visitor reads it without another call', async () => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const calls: string[] = [];
    page.on('request', (each) => calls.push(new URL(each.url()).pathname));
    await page.goto(paths.workWithUs, { waitUntil: 'networkidle' });
    await expect(page.getByRole('contentinfo')).toContainText('hola@faro.cl');
    expect(calls.filter((path) => path.startsWith(companyPath))).toEqual([]);
    await context.close();
  });

  // The page on which it was saved is updated too.
  await expect(adminPage.getByRole('contentinfo')).toContainText('hola@faro.cl');
  await company.press('Deshacer');
  await expect(adminPage.getByRole('contentinfo')).toContainText(email);
  const old = { request, path: paths.home, text: mailLink(email) };
  expect(await lastWithout(old)).toBeLessThan(1000);
  await expect(company.part('Identidad y contacto')).toContainText('Ejemplo sin confirmar');
});

test('a testimonial is seen before it is saved, and then by everybody', async ({
  adminPage,
  request,
}) => {
  const company = new CompanyPage(adminPage);
  await company.edit('Testimonios');
  await company.field('Cita', 'Testimonio 2').fill('Aquí se aprende <3');
  await company.press('Vista previa');
  await expect(company.field('Cita', 'Testimonio 2')).toHaveAccessibleDescription(/solo texto/);
  await company.field('Cita', 'Testimonio 2').fill('Aquí se aprende.\nY se ríe.');

  const opened = adminPage.waitForEvent('popup');
  await company.press('Vista previa');
  const preview = await opened;
  await expect(preview.getByRole('region', { name: 'Vista previa' })).toContainText('Testimonios');
  await expect(preview.getByText('Aquí se aprende.')).toBeVisible();
  const closed = preview.waitForEvent('close');
  // Delayed: a click that closes its own window ends before Playwright gets an answer.
  await preview
    .getByRole('button', { name: 'Cerrar' })
    .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
  await closed;
  expect(await (await request.get(paths.workWithUs)).text()).not.toContain('Aquí se aprende.');

  await company.save();
  const testimonial = { request, path: paths.workWithUs, text: 'Aquí se aprende.\nY se ríe.' };
  expect(await lastWithout(testimonial)).toBeLessThan(1000);
});

test('staff are told what is still an example, until somebody says that it is true', async ({
  adminPage,
  staff,
}) => {
  const { empresa_sin_confirmar: count } = Object(
    await staff.call('GET', '/api/resumen/pendientes'),
  );
  const company = new CompanyPage(adminPage);
  await company.open();
  const place = new WorkBar(adminPage).place(/^Empresa/);
  await expect(place).toHaveAccessibleName(`Empresa ${count} ejemplos sin confirmar`);
  await expect(adminPage.getByText(`${count} partes son ejemplos sin confirmar:`)).toBeVisible();
  await expect(company.part('Redes sociales')).toContainText('Ejemplo sin confirmar');
  await expectAccessible(adminPage, '«Empresa»');

  await company.press('Confirmar Redes sociales');

  await expect(company.part('Redes sociales')).toContainText('Confirmado');
  await expect(place).toHaveAccessibleName(`Empresa ${count - 1} ejemplos sin confirmar`);
});

test.describe('what stands in the way', () => {
  // The browser logs the refusals.
  test.use({ expectedConsole: /40[39]/ });

  test('who saves over what a colleague has saved meanwhile is asked whose shall stand', async ({
    adminPage,
    colleaguePage,
  }) => {
    const [mine, theirs] = [new CompanyPage(adminPage), new CompanyPage(colleaguePage)];
    for (const each of [mine, theirs]) await each.edit('Identidad y contacto');
    await theirs.field('Lema').fill('Equipos que duran');
    await theirs.save();

    await mine.field('Lema').fill('Lo mío');
    await mine.press('Guardar');
    const conflict = 'Otra persona guardó cambios';
    await expect(alertWith(adminPage, conflict)).toContainText(
      /Lema: Equipos que duran \(lo tuyo: Lo mío\) · Valentina Rojas/,
    );
    await answer(adminPage, conflict, 'Usar lo de la otra persona');

    await expect(mine.field('Lema')).toHaveValue('Equipos que duran');
  });

  test('nobody but an administrator reads or changes it', async ({ page, request }) => {
    const user = await ApiSession.signIn(request, 'usuario');
    const body = { x: 'https://x.com/faro', version: 1 };
    expect((await user.fetch('GET', '/api/empresa/partes')).status()).toBe(403);
    expect((await user.fetch('PUT', '/api/empresa/partes/redes', body)).status()).toBe(403);

    await signInAs(page, request, 'usuario');
    await page.goto(staffPaths.company);
    await readAlert(page, 'Acceso denegado');
    await expect(page).toHaveURL(paths.home);
  });
});

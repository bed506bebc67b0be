// Screens: shell/src/work-bar shell/src/layout
import {
  applicantsPath,
  offerDetailPath,
  offerLanguagesPath,
  offerQuestionsPath,
  paths,
  pathTo,
  personPath,
} from '@portal/kit/routing/paths';
import {
  candidateDataPath,
  offerManagementPath,
  staffPaths,
} from '@portal/kit/routing/staff-paths';
import { expectAccessible } from '../support/axe';
import { ContactPage } from '../support/pages/contact-page';
import { WorkBar } from '../support/pages/work-bar';
import { expect, test } from '../support/test';

const workPaths = [
  paths.dashboard,
  paths.offers,
  offerDetailPath(1),
  paths.candidates,
  paths.people,
  paths.ownAccount,
  staffPaths.contactRequests,
];

const pathsWithBack = [
  paths.candidates,
  paths.catalogs,
  paths.questions,
  paths.trash,
  personPath(2),
  staffPaths.accounts,
  staffPaths.duplicates,
  staffPaths.requests,
  staffPaths.retention,
  candidateDataPath(1),
  applicantsPath(1),
  offerManagementPath(1),
  offerQuestionsPath(1),
  offerLanguagesPath(1),
  pathTo(paths.offerSkills, 1),
  pathTo(paths.offerCountries, 1),
  pathTo(paths.offerCities, 1),
];

test('administrators have the bar on every working screen, and visitors on none', async ({
  adminPage: page,
  browser,
  baseURL,
}) => {
  const bar = new WorkBar(page);
  for (const path of workPaths) {
    await page.goto(path);
    await expect(bar.places(), path).toBeVisible();
  }
  await page.goto(paths.about);
  await expect(page.getByRole('button', { name: 'admin', exact: true })).toBeVisible();
  await expect(bar.places()).toHaveCount(0);

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
  await visitor.goto(paths.offers);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(new WorkBar(visitor).places()).toHaveCount(0);
  await visitor.close();
});

test('it scrolls away in a long list, where Ctrl+K opens the dialog and the list stays', async ({
  adminPage: page,
}) => {
  await page.goto(paths.people);
  await page.setViewportSize({ width: 1280, height: 500 });
  const bar = new WorkBar(page);
  await expect(bar.places()).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const before = await page.evaluate(() => scrollY);

  await expect(bar.places()).not.toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Búsqueda rápida' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('Solicitudes tells at once of a message from outside, and of its answer by a colleague', async ({
  adminPage: page,
  staff,
  browser,
  baseURL,
}) => {
  await page.goto(paths.candidates);
  const bar = new WorkBar(page);
  await expect(bar.requests()).toHaveAccessibleName(/\d+ esperan? respuesta$/);
  const countOf = async () => {
    const name = await bar.requests().textContent();
    return Number(/(\d+) esperan?/.exec(name ?? '')?.[1]);
  };
  const before = await countOf();

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
  const contact = new ContactPage(visitor);
  await contact.open();
  await contact.fill();
  await contact.submit().click();
  await expect.poll(countOf).toBeGreaterThan(before);
  await visitor.close();

  const more = await countOf();
  const { content } = await staff.call('GET', '/api/contacto/solicitudes?estado=pendiente');
  await staff.call('PUT', `/api/contacto/solicitudes/${content[0].id_contacto}`, {
    atendida: true,
  });
  await expect.poll(countOf).toBeLessThan(more);
});

test('the way back is found in one place: above the heading, where the line begins', async ({
  adminPage: page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const back = page.getByRole('main').getByRole('link', { name: /^(Atrás|Volver a Ofertas)$/ });
  for (const path of pathsWithBack) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    const place = await back.evaluate((link) => {
      const { left, bottom } = link.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const title = document.querySelector('main h1')?.getBoundingClientRect() ?? new DOMRect();
      return { isAbove: bottom <= title.top, isAtStart: Math.abs(left - title.left) < 8 };
    });
    expect(place, path).toEqual({ isAbove: true, isAtStart: true });
  }
});

test('axe finds nothing on the bar at any width', async ({ adminPage: page }) => {
  await page.goto(paths.dashboard);
  await expect(new WorkBar(page).places()).toBeVisible();
  for (const width of [360, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the bar at ${width} px`);
  }
});

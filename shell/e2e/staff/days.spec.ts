// Screens: mf-backoffice/src/candidates mf-backoffice/src/people
import { CandidatesPage } from '../support/pages/candidates-page';
import { PeoplePage } from '../support/pages/people-page';
import { expect, test } from '../support/test';

const lucia = {
  id_persona: 1,
  nombre: 'Lucía',
  apellido: 'Peña',
  correo: 'lucia@puente.example.org',
  fecha_creacion: '2026-03-05',
  pais: undefined,
  foto: undefined,
};

for (const timezoneId of ['America/Bogota', 'Europe/Madrid']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`S2.43 a date is the same day everywhere, and so is the day of a moment, which is the company's (${timezoneId})`, async ({
      adminPage: page,
    }) => {
      await test.step('the date of a person', async () => {
        await page.route('**/api/personas/page/0', (route) =>
          route.fulfill({
            json: { content: [lucia], number: 0, totalPages: 1, first: true, last: true },
          }),
        );
        const people = new PeoplePage(page);
        await people.open();
        await expect(people.row('jueves 05, marzo 2026')).toHaveCount(1);
      });

      await test.step('the moment of an application, in the list and in its filter', async () => {
        const asked: URLSearchParams[] = [];
        await page.route('**/api/aplicantes/ofertas?**', async (route) => {
          asked.push(new URL(route.request().url()).searchParams);
          const answer = await (await route.fetch()).json();
          const [first, second] = answer.content;
          const content = [
            { ...first, fecha_aplicacion: '2026-03-06T03:30:00.000Z' },
            { ...second, fecha_aplicacion: '2026-03-07' },
          ];
          await route.fulfill({ json: { ...answer, content: first ? content : [] } });
        });
        const candidates = new CandidatesPage(page);
        await candidates.open();
        await expect(candidates.rows()).toHaveCount(2);
        await expect(candidates.rows().nth(0)).toContainText('06/03/2026');
        await expect(candidates.rows().nth(1)).toContainText('07/03/2026');

        await candidates.open('?desde=2026-04-04&hasta=2026-04-04');
        // Saturday, 4 April 2026, has 25 hours in Chile.
        expect(asked.at(-1)?.get('desde')).toBe('2026-04-04T03:00:00.000Z');
        expect(asked.at(-1)?.get('hasta')).toBe('2026-04-05T03:59:59.999Z');
      });
    });
  });
}
